import { frameCount } from '@/features/try-your-car/frames/spin-limits'

/** Seconds of a video. */
export type Range = { start: number; end: number }

/** How far a neighbor may be from the moment of its frame: handheld blur comes and goes within a step. */
const farthestSeconds = 0.15

/**
 * When to look for each of the 36 frames, evenly in time: its own moment in the middle of its share, and neighbors on
 * both sides.
 * @param neighbors how many moments to look at for each frame, an odd number
 */
export function frameTimes({ start, end }: Range, neighbors: number): number[][] {
  const share = (end - start) / frameCount
  const reach = Math.min(share * 0.4, farthestSeconds)
  const step = neighbors > 1 ? (2 * reach) / (neighbors - 1) : 0
  return Array.from({ length: frameCount }, (_, frame) => {
    const middle = start + share * (frame + 0.5)
    return Array.from({ length: neighbors }, (_, index) => middle + (index - (neighbors - 1) / 2) * step)
  })
}
