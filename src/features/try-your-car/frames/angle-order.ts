import { frameCount } from '@viewer/frames/angle'

/** Returns the index of the frame to show at each of the 36 angles. */
export function spreadOver(count: number): number[] {
  return Array.from({ length: frameCount }, (_, angle) => Math.floor((angle * count) / frameCount))
}

/** Reverses the direction, but the first frame stays first. */
export function reversed([first = 0, ...rest]: readonly number[]): number[] {
  return [first, ...rest.toReversed()]
}
