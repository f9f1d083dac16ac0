import { expect, it, vi } from 'vitest'
import { createEncoder } from '@/features/try-your-car/frames/encode-within'
import type { Spin } from '@/features/try-your-car/frames/make-spin'
import { filesOf, manifestOf } from '@/features/try-your-car/frames/spin-manifest'
import { setOfFiles } from '../../../viewer/src/frames/local-sets'
import { readManifest } from '../../../viewer/src/frames/manifest'

const spin: Spin = {
  size: { width: 1600, height: 900 },
  type: 'image/webp',
  frames: Array.from({ length: 12 }, (_, index) => new Blob([`frame ${index}`])),
  order: Array.from({ length: 36 }, (_, angle) => Math.floor(angle / 3)),
}

it('writes a manifest that the viewer accepts, and a file for each frame in the manifest', async () => {
  const manifest = readManifest(manifestOf(spin, 'Your car'))
  expect(manifest).toMatchObject({ title: 'Your car', widths: { small: 800, zoom: 1600 }, formats: ['webp'] })
  const set = setOfFiles(manifest, filesOf(spin))
  expect(await set.fetchFrame(4, 'small', 'webp')).toBe(spin.frames[1])
  expect(await set.fetchFrame(35, 'zoom', 'webp')).toBe(spin.frames[11])
  const { widths } = manifestOf({ ...spin, size: { width: 480, height: 270 } }, 'Your car')
  expect(widths, 'of small frames').toEqual({ small: 480, zoom: 480 })
})

it('lowers the quality until a frame is small enough, and keeps it for later frames', async () => {
  const qualities: number[] = []
  const canvas = { width: 100, height: 50 } as HTMLCanvasElement
  canvas.toBlob = vi.fn((done: BlobCallback, _type?: string, quality = 1) => {
    qualities.push(quality)
    done(new Blob(['x'.repeat(Math.round(quality * 100))]))
  })
  const encode = createEncoder('image/webp', 70)
  expect((await encode(canvas)).size).toBe(64)
  expect((await encode(canvas)).size).toBe(64)
  expect(qualities).toEqual([0.86, 0.76, 0.64, 0.64])
})
