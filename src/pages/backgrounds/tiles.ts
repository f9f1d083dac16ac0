import { cn } from '@/lib/cn'

export type Tile = { className: string; sizes: string }

export const tileGrid = 'grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:gap-x-6'

/**
 * A place in `tileGrid`: three in a row. On a phone two, and an odd count begins with a tile as wide as the row.
 * @param index from 0
 * @param count of the group
 */
export function tileOf(index: number, count: number): Tile {
  const isWide = index === 0 && count % 2 === 1
  return {
    className: cn(isWide && 'max-md:col-span-2'),
    sizes: `(min-width: 1024px) 24rem, (min-width: 768px) 30vw, ${isWide ? '90vw' : '43vw'}`,
  }
}
