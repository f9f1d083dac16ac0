import { cameraDistance, crewCab, crossover } from './camera-distance'

/** Everything on the plan is drawn in feet from the middle of the car, this many units each. */
export const unitsPerFoot = 5
export const feet = (count: number) => count * unitsPerFoot

/** Radii: of the stops, of a crew cab's stops, and half of the plan's width. */
export const circle = feet(cameraDistance(crossover))
export const outerCircle = feet(cameraDistance(crewCab))
export const edge = outerCircle + 4
