import { frameCount } from '@viewer/frames/angle'

/** The index of the frame shown at each of the 36 angles. */
export function spreadOver(count: number): number[] {
  return Array.from({ length: frameCount }, (_, angle) => Math.floor((angle * count) / frameCount))
}

/** Reverses the direction but keeps the first frame. */
export function reversed([first = 0, ...rest]: readonly number[]): number[] {
  return [first, ...rest.toReversed()]
}
