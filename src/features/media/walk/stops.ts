import { frameCount } from '@viewer/frames/angle'

/** Degrees from one stop to the next. A stop's own are 0 at the car's nose and 90 at its right side. */
export const stopStep = 360 / frameCount

export const stops = Array.from({ length: frameCount }, (_, stop) => stop * stopStep)

/** From here the scratch on the door can be seen. */
export const firstStop = 50

/** The stop toward a point on the plan. @param x from the middle of the car to its right @param y to its rear */
export function stopToward(x: number, y: number): number {
  return nearestStop((Math.atan2(x, -y) * 180) / Math.PI)
}

export function nearestStop(degrees: number): number {
  const stop = Math.round(degrees / stopStep) * stopStep
  return ((stop % 360) + 360) % 360
}
