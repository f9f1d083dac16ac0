import { frameCount, sideOf } from '@viewer/frames/angle'
import { framesFor } from '@viewer/input/pixels-to-frames'

/** Degrees between stops. A stop is at 0 in front of the car's nose, and at 90 on its right side. */
export const stopStep = 360 / frameCount

/** Shows the scratch on the door. */
export const firstStop = 50

/** Such as 'front right'. */
export const sideAt = (stop: number) => sideOf(stop / stopStep, 0)

/** The stop toward a point on the plan. @param x from the middle of the car to its right @param y to its rear */
export function stopToward(x: number, y: number): number {
  return nearestStop((Math.atan2(x, -y) * 180) / Math.PI)
}

/**
 * The stop after dragging a picture, at the viewer's rate.
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
