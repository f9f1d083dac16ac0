import { frameCount } from '@/lib/turn'

/** In seconds. */
export type Range = { start: number; end: number }

/** How far a neighbor may be from its frame's moment: handheld blur comes and goes within a step. */
const farthestSeconds = 0.15

/**
 * For each of the 36 frames, the middle of its share of the time, and neighbors on both sides.
 * @param neighbors moments per frame, an odd number
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
