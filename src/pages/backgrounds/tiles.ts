import { cn } from '@/lib/cn'

export type Tile = { className: string; sizes: string }

/** Two columns on a phone, where three or four tiles in a row would be too small. */
export const tileGrid = 'grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-12'

/**
 * A place in `tileGrid` that leaves no hole in a group's last row: three in a row, and if three don't go into the count, the
 * first ones two in a row, or on wide screens the last four. On a phone an odd count begins with a tile as wide as the row.
 * @param index from 0
 * @param count of the group, three or more
 */
export function tileOf(index: number, count: number): Tile {
  const isWide = index === 0 && count % 2 === 1
  const pairs = [0, 4, 2][count % 3] ?? 0
  const isQuarter = count % 3 === 1 && index >= count - 4
  return {
    className: cn(
      isWide && 'max-md:col-span-2',
      index < pairs ? 'md:col-span-6' : 'md:col-span-4',
      count % 3 === 1 && (isQuarter ? 'lg:col-span-3' : 'lg:col-span-4'),
    ),
    sizes: `(min-width: 1024px) 24rem, (min-width: 768px) 45vw, ${isWide ? '90vw' : '43vw'}`,
  }
}
