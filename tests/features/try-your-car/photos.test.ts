import { expect, it, test } from 'vitest'
import { commonSize, cropOf } from '@/features/try-your-car/frames/frame-size'

const size = (width: number, height: number) => ({ width, height })
const wide = size(1600, 1200)
const upright = size(1200, 1600)
const tiny = size(100, 75)

test.each([
  ['one tiny photo first', [tiny, wide, wide, wide], wide],
  ['one wide photo first', [wide, upright, upright], upright],
  ['as many wide photos as upright ones', [size(1200, 1500), wide], wide],
])('a spin uses the most common photo size: %s', (_, sizes, most) => {
  expect(commonSize(sizes)).toEqual(most)
  expect(commonSize(sizes.toReversed())).toEqual(most)
})

it('cropOf() keeps photos between 4:3 and 16:9 whole, and crops all others to that range', () => {
  expect(cropOf(size(1600, 900))).toEqual(size(1600, 900))
  expect(cropOf(size(1600, 800))).toEqual(size(1422, 800))
  expect(cropOf(wide)).toEqual(wide)
  expect(cropOf(size(900, 1600))).toEqual(size(900, 675))
})
