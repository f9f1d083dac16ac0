import { frameOf } from '@viewer/frames/angle'
import { expect, it } from 'vitest'
import { sheetFrames } from '@/content/media/sheet-frames'
import { walkPlan } from '@/content/media/walk'
import { walkFrames } from '@/content/media/walk-frames'
import { cameraDistance, crewCab, crossover, halfViewRadians } from '@/features/media/walk/camera-distance'
import { stopAfterDrag, stopToward } from '@/features/media/walk/stops'

it.each([
  ['a midsize crossover', crossover, 31],
  ['a crew cab', crewCab, 38],
])('from the photographer’s position, a 50 mm lens captures the whole side of %s', (_, car, feet) => {
  const distance = cameraDistance(car)
  expect(Math.round(distance)).toBe(feet)
  const seen = 2 * Math.tan(halfViewRadians) * (distance - car.width / 2)
  expect(car.length / seen).toBeLessThan(0.8)
  expect(distance).toBeGreaterThan((walkPlan.side / 2) * Math.SQRT2)
})

// On the plan, the nose points up and y increases downward.
it.each([
  ['nose', 0, -80, 0],
  ['nose, a little to the left', -6, -80, 0],
  ['passenger side', 120, 0, 90],
  ['rear', 3, 50, 180],
  ['driver’s side', -1, 0, 270],
  ['front left', -80, -95, 320],
])('finds the stop in the direction of a point on the plan: %s', (_, x, y, stop) => {
  expect(stopToward(x, y)).toBe(stop)
})

it('each stop has the frames of its angle, on the phone and on the listing', () => {
  sheetFrames.views.forEach(({ angle }, frame) => {
    expect(frameOf(angle, walkFrames?.headOn)).toBe(frame)
    expect(walkFrames?.studio.paths[frame]).toBe(sheetFrames.paths[frame])
    expect(walkFrames?.lot.paths[frame]).toContain(`/lot/${String(frame).padStart(2, '0')}.`)
  })
})

it('a drag across the whole picture goes once around the car, in either direction', () => {
  expect(stopAfterDrag(350, 10, 360)).toBe(0)
  expect(stopAfterDrag(0, -90, 360)).toBe(270)
  expect(stopAfterDrag(50, 360, 360)).toBe(50)
})
