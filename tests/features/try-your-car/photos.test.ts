import { expect, it } from 'vitest'
import { readCaptureTime } from '@/features/try-your-car/frames/capture-time'
import { inOrderOfCapture, moveItem } from '@/features/try-your-car/frames/photo-order'
import sharp, { type Exif } from '../../../tools/assets/sharp.mjs'

async function photo(exif?: Exif) {
  const plain = sharp({ create: { width: 8, height: 6, channels: 3, background: '#456' } }).jpeg()
  return new Blob([new Uint8Array(await (exif ? plain.withExif(exif) : plain).toBuffer())])
}

it('reads when a photo was taken, to a fraction of a second', async () => {
  const taken = { DateTimeOriginal: '2026:11:22 14:03:07' }
  expect(await readCaptureTime(await photo({ IFD2: taken }))).toBe('2026:11:22 14:03:07')
  expect(await readCaptureTime(await photo({ IFD2: { ...taken, SubSecTimeOriginal: '25' } }))).toBe(
    '2026:11:22 14:03:07.25',
  )
})

it('reads no time if there is none, or the data is cut off', async () => {
  expect(await readCaptureTime(await photo())).toBeUndefined()
  expect(await readCaptureTime(await photo({ IFD0: { Make: 'Phone' } }))).toBeUndefined()
  const whole = await photo({ IFD2: { DateTimeOriginal: '2026:11:22 14:03:07' } })
  for (const length of [20, 40, 60, 80]) expect(await readCaptureTime(whole.slice(0, length))).toBeUndefined()
  expect(await readCaptureTime(new Blob(['Exif\0\0MM nonsense']))).toBeUndefined()
})

it('orders by time of capture, else by the file’s date, else by number', () => {
  const shot = (name: string, lastModified: number, captureTime?: string) => ({
    name,
    lastModified,
    captureTime,
  })
  const names = (shots: ReturnType<typeof shot>[]) => inOrderOfCapture(shots).map(({ name }) => name)
  expect(names([shot('a', 3, '2026:02'), shot('b', 1, '2026:03'), shot('c', 2, '2026:01')])).toEqual([
    'c',
    'a',
    'b',
  ])
  expect(names([shot('a', 3, '2026:02'), shot('b', 1), shot('c', 2, '2026:01')])).toEqual(['b', 'c', 'a'])
  expect(names([shot('IMG_10', 1), shot('IMG_9', 1)])).toEqual(['IMG_9', 'IMG_10'])
})

it('moves a photo, and keeps it in the list', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  expect(moveItem(['a', 'b', 'c'], 7, 0)).toEqual(['a', 'b', 'c'])
})
