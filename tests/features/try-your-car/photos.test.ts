import { expect, it, test } from 'vitest'
import { commonSize, cropOf } from '@/features/try-your-car/frames/frame-size'
import { inOrderOfName, moveItem } from '@/features/try-your-car/frames/photo-order'

it('sorts photos by the number in their names, and keeps the order of photos with equal names', () => {
  const order = (...names: string[]) =>
    inOrderOfName(names.map((name, id) => ({ name, id }))).map(({ name, id }) => `${name} ${id}`)
  expect(order('IMG_10.jpg', 'IMG_9.jpg')).toEqual(['IMG_9.jpg 1', 'IMG_10.jpg 0'])
  expect(order('image.jpg', 'image.jpg')).toEqual(['image.jpg 0', 'image.jpg 1'])
})

it('moves a photo, but never past the ends of the list', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  expect(moveItem(['a', 'b', 'c'], 7, 0)).toEqual(['a', 'b', 'c'])
})

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

it('keeps photos between 4:3 and 16:9 whole, and crops all others to that range', () => {
  expect(cropOf(size(1600, 900))).toEqual(size(1600, 900))
  expect(cropOf(size(1600, 800))).toEqual(size(1422, 800))
  expect(cropOf(wide)).toEqual(wide)
  expect(cropOf(size(900, 1600))).toEqual(size(900, 675))
})
