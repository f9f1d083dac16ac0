import { expect, it } from 'vitest'
import { reversed, spreadOver } from '@/features/try-your-car/frames/angle-order'
import { gainsFor } from '@/features/try-your-car/frames/exposure'
import { grayOf, sharpnessOf } from '@/features/try-your-car/frames/frame-looks'
import { frameTimes } from '@/features/try-your-car/video/pick-frames'

it('picks 36 evenly spaced moments in the range, and keeps all candidate times in ascending order', () => {
  const times = frameTimes({ start: 2, end: 38 })
  expect(times).toHaveLength(36)
  expect(times.map((moments) => moments[1])).toEqual(Array.from({ length: 36 }, (_, frame) => 2.5 + frame))
  expect(times.flat()).toEqual(times.flat().toSorted((one, other) => one - other))
  expect(times[0]?.[0]).toBeCloseTo(2.35)
  expect(times[0]?.[2]).toBeCloseTo(2.65)
})

it('picks no candidate time twice, even in a short video', () => {
  const times = frameTimes({ start: 0, end: 3 }).flat()
  expect(new Set(times).size).toBe(108)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(Math.max(...times)).toBeLessThan(3)
})

it('distinguishes a sharp image from a blurred one', () => {
  const size = { width: 40, height: 30 }
  const stripes = (period: number) =>
    Float32Array.from({ length: 1200 }, (_, index) => 128 + 100 * Math.sin((index % 40) / period))
  expect(sharpnessOf(stripes(0.5), size)).toBeGreaterThan(10 * sharpnessOf(stripes(4), size))
  expect(sharpnessOf(new Float32Array(1200).fill(90), size)).toBe(0)
})

it('computes luma, with green weighted most', () => {
  const gray = grayOf(Uint8ClampedArray.from([255, 255, 255, 255, 0, 255, 0, 255, 0, 0, 255, 255]))
  expect([...gray].map(Math.round)).toEqual([255, 150, 29])
})

it('uses each of 12 photos three times, each of 36 photos once, and every other one of 72 photos', () => {
  expect(spreadOver(12).slice(0, 7)).toEqual([0, 0, 0, 1, 1, 1, 2])
  expect(spreadOver(36)).toEqual(Array.from({ length: 36 }, (_, index) => index))
  expect(spreadOver(72).slice(0, 4)).toEqual([0, 2, 4, 6])
  expect(spreadOver(24).at(-1)).toBe(23)
})

it('reverses the direction but keeps the first frame', () => {
  expect(reversed([0, 1, 2, 3])).toEqual([0, 3, 2, 1])
})

it('adjusts frames to the median exposure, within limits', () => {
  expect(gainsFor([100, 80, 125])).toEqual([1, 1.25, 0.8])
  expect(gainsFor([100, 100, 10])[2]).toBe(1.35)
  expect(gainsFor([0, 0, 0])).toEqual([1 / 1.35, 1 / 1.35, 1 / 1.35])
})
