import { frameOf } from '@viewer/frames/angle'
import { expect, it } from 'vitest'
import { walkFrames } from '@/content/media/walk-frames'
import { exterior } from '@/pages/service-standard/sheet-images'

it('each exterior image on the contact sheet matches the studio and lot frames at the same angle', () => {
  exterior.forEach(({ angle = 0 }, frame) => {
    expect(frameOf(angle, walkFrames?.studio.headOn)).toBe(frame)
    expect(walkFrames?.lot.paths[frame]).toContain(`/lot/${String(frame).padStart(2, '0')}.`)
  })
})
