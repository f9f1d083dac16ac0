import { expect, it, vi } from 'vitest'
import { createEncoder } from '@/features/try-your-car/frames/encode-within'

it('the encoder lowers the quality until a frame is small enough, and keeps that quality for later frames', async () => {
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
