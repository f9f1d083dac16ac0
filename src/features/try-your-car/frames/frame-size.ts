import type { Size } from './drawing'

/** Pictures of the same shape fill each other's size almost without cropping. */
export const shapeOf = ({ width, height }: Size) => (width / height).toFixed(1)

/** The most common size of the most common shape, or the largest in a tie. */
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

/** The largest 16:9 or 4:3 area of a frame, whichever shape is closer. Upright frames get 4:3. */
export function cropOf({ width, height }: Size): Size {
  const shape = width / height > (wide + classic) / 2 ? wide : classic
  return {
    width: Math.round(Math.min(width, height * shape)),
    height: Math.round(Math.min(height, width / shape)),
  }
}
