import { frameOf } from '@viewer/frames/angle'
import { expect, it } from 'vitest'
import { sheetFrames } from '@/content/media/sheet-frames'
import { walkFrames } from '@/content/media/walk-frames'
import { stopAfterDrag, stopToward } from '@/features/media/walk/stops'

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
