import { frameCount } from './spin-limits'

/** Which of so many frames is shown at each of the 36 angles. */
export function spreadOver(count: number): number[] {
  return Array.from({ length: frameCount }, (_, angle) => Math.floor((angle * count) / frameCount))
}

/** The other way around, from the same first frame. */
export function reversed([first = 0, ...rest]: readonly number[]): number[] {
  return [first, ...rest.toReversed()]
}
