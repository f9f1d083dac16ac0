import { frameCount, sideOf } from '@viewer/frames/angle'
import { framesFor } from '@viewer/input/pixels-to-frames'

/** Degrees from one stop to the next. A stop is 0 degrees at the car's nose and 90 at its right side. */
export const stopStep = 360 / frameCount

/** From here the scratch on the door can be seen. */
export const firstStop = 50

/** In words: 'front right'. */
export const sideAt = (stop: number) => sideOf(stop / stopStep, 0)

/** The stop toward a point on the plan. @param x from the middle of the car to its right @param y to its rear */
export function stopToward(x: number, y: number): number {
  return nearestStop((Math.atan2(x, -y) * 180) / Math.PI)
}

/**
 * The stop after a drag of a picture, which turns the car as far as the viewer would.
 * @param pixels to the right
 * @param width of the picture
 */
export function stopAfterDrag(from: number, pixels: number, width: number): number {
  return nearestStop(from + framesFor(pixels, { width, height: 0 }) * stopStep)
}

function nearestStop(degrees: number): number {
  const stop = Math.round(degrees / stopStep) * stopStep
  return ((stop % 360) + 360) % 360
}
