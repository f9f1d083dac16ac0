import { frameCount, framesFor, sideOf } from '@viewer/frames/angle'

/** Degrees between stops. The stop at 0 is in front of the car's nose, and the stop at 90 is on its right side. */
export const stopStep = 360 / frameCount

/** The walk starts at this stop, because the scratch on the door is visible from it. */
export const firstStop = 50

/** The side of the car that is visible from a stop, such as 'front right'. */
export const sideAt = (stop: number) => sideOf(stop / stopStep, 0)

/**
 * The stop nearest to a point on the plan.
 * @param x distance to the right of the car's center
 * @param y distance behind the car's center
 */
export function stopToward(x: number, y: number): number {
  return nearestStop((Math.atan2(x, -y) * 180) / Math.PI)
}

/**
 * Returns the stop that a drag across a picture leads to. A drag turns the car at the same rate as in the viewer.
 * @param pixels the distance dragged to the right
 * @param width the picture's width in pixels
 */
export function stopAfterDrag(from: number, pixels: number, width: number): number {
  return nearestStop(from + framesFor(pixels, width) * stopStep)
}

function nearestStop(degrees: number): number {
  const stop = Math.round(degrees / stopStep) * stopStep
  return ((stop % 360) + 360) % 360
}
