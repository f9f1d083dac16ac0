import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { sampleDelivery } from '../../../src/content/media/sample-delivery.ts'
import { channels } from '../../../src/content/services/channels.ts'

const zip = readFileSync(`public${sampleDelivery.path}`)
const files = unzipSync(zip)
const photos = Object.keys(files).filter((name) => name.endsWith('.jpg'))
const [vin = ''] = photos[0]?.split('_') ?? []

it('the sample ZIP is small enough for a phone, and its photos are named by VIN and position', () => {
  expect(zip.length).toBe(sampleDelivery.bytes)
  expect(zip.length).toBeLessThan(8_000_000)
  expect(photos).toEqual(
    Array.from(
      { length: sampleDelivery.photos },
      (_, index) => `${vin}_${String(index + 1).padStart(2, '0')}.jpg`,
    ),
  )
  expect(photos).toHaveLength(44)
})

it('SHA256SUMS in the sample ZIP has a checksum of every other file', () => {
  const sums = new TextDecoder().decode(files.SHA256SUMS).trim().split('\n')
  const expected = Object.entries(files)
    .filter(([name]) => name !== 'SHA256SUMS')
    .map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}`)
  expect(sums).toEqual(expected)
})

it('inventory.csv in the sample ZIP has the columns of Google’s feed and lists the photos in order', () => {
  const [head = '', row = ''] = new TextDecoder().decode(files['inventory.csv']).split('\r\n')
  const cells = (line: string) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell)
  const record = Object.fromEntries(cells(head).map((name, index) => [name, cells(row)[index]]))
  const own = ['vin', 'store_code', 'dealership_name', 'dealership_address', 'price', 'condition']
  for (const column of [...own, 'make', 'model', 'year', 'mileage'])
    expect(record[column], column).toBeTruthy()
  const listed = [record.image_link, ...(record.additional_image_link ?? '').split(',')]
  expect(listed.map((address) => address?.split('/').at(-1))).toEqual(photos)
})

it.each(channels.map(({ name, checks }) => [name, checks] as const))(
  'the sample photos follow the published rules of %s',
  async (_name, checks) => {
    const { aspectRatio, minSize, maxFileBytes = Number.POSITIVE_INFINITY, maxPhotos } = checks
    // Channels that accept fewer photos get the first ones.
    for (const name of photos.slice(0, maxPhotos)) {
      const bytes = files[name] ?? new Uint8Array()
      const { width = 0, height = 0, format, exif } = await sharp(bytes).metadata()
      expect(format).toBe('jpeg')
      expect(exif).toBeUndefined()
      expect(width, name).toBeGreaterThanOrEqual(minSize.width)
      expect(height, name).toBeGreaterThanOrEqual(minSize.height)
      if (aspectRatio) expect(Math.abs(width / height / aspectRatio - 1), name).toBeLessThan(0.01)
      expect(bytes.length).toBeLessThanOrEqual(maxFileBytes)
    }
  },
)

it('the first sample photo is the front three-quarter view that channels require, with the whole car', async () => {
  // Frames are ten degrees apart, so frame 32 is 40 degrees to the left of the nose.
  for (const { checks } of channels) {
    const { from, to } = checks.first ?? { from: 40, to: 40 }
    expect(from <= 40 && to >= 40).toBe(true)
  }
  const master = await gray(readFileSync('media/spin/spin-32.jpg'))
  const delivered = await gray(Buffer.from(files[photos[0] ?? ''] ?? []))
  // The middle of the delivered photo is the scaled-down master.
  const difference = master.reduce((sum, value, at) => sum + Math.abs(value - (delivered[at] ?? 0)), 0)
  expect(difference / master.length).toBeLessThan(6)
})

it('each channel has the address of its rules and the day on which they were read', () => {
  for (const { source } of channels) {
    expect(source.url).toMatch(/^https:/)
    expect(source.read).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})

function gray(bytes: Buffer) {
  return sharp(bytes).resize(64, 36, { fit: 'cover' }).grayscale().raw().toBuffer()
}
