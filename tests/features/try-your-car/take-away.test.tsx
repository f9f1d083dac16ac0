import { expect, it, vi } from 'vitest'
import { createEncoder } from '@/features/try-your-car/frames/encode-within'
import { limits } from '@/features/try-your-car/frames/job'
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
  expect(await text(await set.fetchFrame(4, 'small', 'webp'))).toBe('frame 1')
  expect(await text(await set.fetchFrame(35, 'zoom', 'webp'))).toBe('frame 11')
})

it('uses one width for both sizes if the frames are small', () => {
  const { widths } = manifestOf({ ...spin, size: { width: 480, height: 270 } }, 'Your car')
  expect(widths).toEqual({ small: 480, zoom: 480 })
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

it('a single-file spin with the viewer is smaller than 6 MB', () => {
  expect((limits.spinBytes * 4) / 3).toBeLessThan(6_000_000 - 100_000)
})

const buffer = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(blob)
  })

const text = async (blob: Blob) => new TextDecoder().decode(await buffer(blob))
