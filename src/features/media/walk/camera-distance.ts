/** All in feet. */
type CarSize = { length: number; width: number }

export const crossover: CarSize = { length: 15.4, width: 6.2 }
export const crewCab: CarSize = { length: 19.5, width: 6.7 }

/** Of a full-frame camera; a phone's main camera is about 25. */
const focalLengthMm = 50
const sensorWidthMm = 36

/** Of the picture's width, seen from the side. */
const carShare = 0.78

/** Half of the lens's angle of view. */
export const halfViewRadians = Math.atan(sensorWidthMm / 2 / focalLengthMm)

/**
 * How far from the middle of the car the photographer stands, in feet, so that all of its side is in a picture taken
 * with a lens of 50 mm equivalent. RULINGS section 10, "where the photographer stands".
 */
export function cameraDistance({ length, width }: CarSize): number {
  const seenWidth = length / carShare
  return seenWidth / 2 / Math.tan(halfViewRadians) + width / 2
}
