import { cn } from '@/lib/cn'

export type Tile = { className: string; sizes: string }

/** Two columns on a phone, where three or four tiles in a row would be too small. */
export const tileGrid = 'grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-12'

/**
 * A place in `tileGrid` that leaves no hole in a group's last row: three in a row, and the last ones four or two in a row if
 * three don't go into the count. On a phone an odd count begins with a tile as wide as the row.
 * @param index from 0
 * @param count of the group, three or more
 */
export function tileOf(index: number, count: number): Tile {
  const isWide = index === 0 && count % 2 === 1
  const last = [0, 4, 2][count % 3] ?? 0
  const isLast = index >= count - last
  const inRow = last === 4 ? 'md:col-span-6 lg:col-span-3' : 'md:col-span-6'
  return {
    className: cn(isWide && 'max-md:col-span-2', isLast ? inRow : 'md:col-span-4'),
    sizes: `(min-width: 1024px) 24rem, (min-width: 768px) 45vw, ${isWide ? '90vw' : '43vw'}`,
  }
}
