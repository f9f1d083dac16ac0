import { expect, it } from 'vitest'
import { gainsFor } from '@/features/try-your-car/frames/exposure'
import { cropOf } from '@/features/try-your-car/frames/steady-crop'

const whole = { tilt: 0, zoom: 1, height: 0 }

it('shows all of a wide frame, and the middle of an upright one at 4:3', () => {
  expect(cropOf({ width: 1600, height: 900 }, whole)).toMatchObject({
    width: 1600,
    height: 900,
    x: 800,
    y: 450,
  })
  expect(cropOf({ width: 1600, height: 1200 }, whole)).toMatchObject({ width: 1600, height: 1200 })
  expect(cropOf({ width: 900, height: 1600 }, whole)).toMatchObject({ width: 900, height: 675 })
})

it.each([-8, -3.2, 0.4, 8])('a horizon turned by %s degrees leaves no empty corner', (tilt) => {
  for (const height of [-1, 0, 1]) {
    for (const frame of [
      { width: 1600, height: 900 },
      { width: 900, height: 1600 },
    ]) {
      const crop = cropOf(frame, { tilt, zoom: 1.2, height })
      for (const [x, y] of cornersIn(crop)) {
        expect(x).toBeGreaterThanOrEqual(-0.001)
        expect(x).toBeLessThanOrEqual(frame.width + 0.001)
        expect(y).toBeGreaterThanOrEqual(-0.001)
        expect(y).toBeLessThanOrEqual(frame.height + 0.001)
      }
    }
  }
})

it('moves the crop to the edge of the frame, and not beyond', () => {
  const { y, height } = cropOf({ width: 900, height: 1600 }, { ...whole, height: 1 })
  expect(y + height / 2).toBe(1600)
})

it('brings frames to the exposure of the middle one, within reason', () => {
  expect(gainsFor([100, 80, 125])).toEqual([1, 1.25, 0.8])
  expect(gainsFor([100, 100, 10])[2]).toBe(1.35)
  expect(gainsFor([0, 0, 0])).toEqual([1 / 1.35, 1 / 1.35, 1 / 1.35])
})

/** Where the corners of a crop lie in the frame. */
function cornersIn({ width, height, x, y, radians }: ReturnType<typeof cropOf>) {
  const [sin, cos] = [Math.sin(-radians), Math.cos(-radians)]
  return [-0.5, 0.5].flatMap((across) =>
    [-0.5, 0.5].map((down) => {
      const [right, below] = [across * width, down * height]
      return [x + right * cos - below * sin, y + right * sin + below * cos] as const
    }),
  )
}
