import { frameOf } from '@viewer/frames/angle'
import { expect, it } from 'vitest'
import { walkFrames } from '@/content/media/walk-frames'
import { exterior } from '@/pages/service-standard/sheet-images'

it('each exterior image of the contact sheet matches the studio frame and the lot frame of its angle', () => {
  exterior.forEach(({ angle = 0 }, frame) => {
    expect(frameOf(angle, walkFrames?.studio.headOn)).toBe(frame)
    expect(walkFrames?.lot.paths[frame]).toContain(`/lot/${String(frame).padStart(2, '0')}.`)
  })
})
