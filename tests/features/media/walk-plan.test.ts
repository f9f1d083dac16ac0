import { frameOf } from '@viewer/frames/angle'
import { expect, it } from 'vitest'
import { sheetFrames } from '@/content/media/sheet-frames'
import { walkFrames } from '@/content/media/walk-frames'

it('each stop around the car has the frames of its angle, on the phone and on the listing', () => {
  sheetFrames.views.forEach(({ angle }, frame) => {
    expect(frameOf(angle, walkFrames?.headOn)).toBe(frame)
    expect(walkFrames?.studio.paths[frame]).toBe(sheetFrames.paths[frame])
    expect(walkFrames?.lot.paths[frame]).toContain(`/lot/${String(frame).padStart(2, '0')}.`)
  })
})
