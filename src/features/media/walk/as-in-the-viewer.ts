import { sideOf } from '@viewer/frames/angle'
import { framesFor } from '@viewer/input/pixels-to-frames'
import { nearestStop, stopStep } from './stops'

/** In words. */
export const sideAt = (stop: number) => sideOf(stop / stopStep, 0)

/** The stop after a drag of a picture, as far as the viewer would turn. @param pixels to the right @param width of the picture */
export function stopAfterDrag(from: number, pixels: number, width: number): number {
  return nearestStop(from + framesFor(pixels, { width, height: 0 }) * stopStep)
}
