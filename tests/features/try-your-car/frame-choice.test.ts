import { expect, it } from 'vitest'
import { spreadOver } from '@/features/try-your-car/frames/angle-order'
import { gainsFor } from '@/features/try-your-car/frames/exposure'
import { sharpnessOf } from '@/features/try-your-car/frames/frame-looks'
import { commonSize, cropOf } from '@/features/try-your-car/frames/frame-size'
import { frameTimes } from '@/features/try-your-car/video/pick-frames'

it.each([
  [2, 38, [2.35, 2.5, 2.65]],
  [0, 3, undefined],
])('frameTimes() picks distinct, ascending times for 36 moments between %i and %i s', (start, end, first) => {
  const times = frameTimes({ start, end })
  expect(times).toHaveLength(36)
  if (first) expect(times[0]).toEqual(first.map((time) => expect.closeTo(time)))
  const all = times.flat()
  expect(all).toEqual([...new Set(all)].toSorted((one, other) => one - other))
  expect(all.at(-1)).toBeLessThan(end)
})

it('sharpnessOf() rates a sharp image higher than a blurred one', () => {
  const size = { width: 40, height: 30 }
  const stripes = (period: number) =>
    Float32Array.from({ length: 1200 }, (_, index) => 128 + 100 * Math.sin((index % 40) / period))
  expect(sharpnessOf(stripes(0.5), size)).toBeGreaterThan(10 * sharpnessOf(stripes(4), size))
  expect(sharpnessOf(new Float32Array(1200).fill(90), size)).toBe(0)
})

it('spreadOver() uses each of 12 photos three times, each of 36 photos once, and every second photo of 72', () => {
  expect(spreadOver(12).slice(0, 7)).toEqual([0, 0, 0, 1, 1, 1, 2])
  expect(spreadOver(36)).toEqual(Array.from({ length: 36 }, (_, index) => index))
  expect(spreadOver(72).slice(0, 4)).toEqual([0, 2, 4, 6])
  expect(spreadOver(24).at(-1)).toBe(23)
})

it('gainsFor() adjusts frames to the median exposure, within limits', () => {
  expect(gainsFor([100, 80, 125])).toEqual([1, 1.25, 0.8])
  expect(gainsFor([100, 100, 10])[2]).toBe(1.35)
  expect(gainsFor([0, 0, 0])).toEqual([1 / 1.35, 1 / 1.35, 1 / 1.35])
})

const size = (width: number, height: number) => ({ width, height })
const wide = size(1600, 1200)
const upright = size(1200, 1600)
const tiny = size(100, 75)

it.each([
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
