import type { Size } from './drawing'

/** The aspect ratio is rounded, because pictures with almost the same shape can share a size with little cropping. */
export const shapeOf = ({ width, height }: Size) => (width / height).toFixed(1)

/** Returns the most common size of the most common shape. In a tie, the larger size wins. */
export function commonSize(sizes: readonly Size[]): Size {
  const largestFirst = sizes.toSorted((one, other) => other.width * other.height - one.width * one.height)
  const alike = mostCommon(largestFirst, shapeOf)
  return mostCommon(alike, ({ width, height }) => `${width} x ${height}`)[0] ?? { width: 0, height: 0 }
}

function mostCommon(sizes: readonly Size[], keyOf: (size: Size) => string): Size[] {
  const groups = new Map<string, Size[]>()
  for (const size of sizes) groups.set(keyOf(size), [...(groups.get(keyOf(size)) ?? []), size])
  return [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), [])
}

const wide = 16 / 9
const classic = 4 / 3

/**
 * Returns the largest size within the frame that has the shape 16:9 or 4:3, whichever is closer to the frame's shape.
 */
export function cropOf({ width, height }: Size): Size {
  const shape = width / height > (wide + classic) / 2 ? wide : classic
  return {
    width: Math.round(Math.min(width, height * shape)),
    height: Math.round(Math.min(height, width / shape)),
  }
}
