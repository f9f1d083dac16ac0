// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { readManifest } from '../../../viewer/src/frames/manifest'
import { chooseFrames } from '../media/photos/choose-frames.mjs'
import { fitQuality } from '../media/photos/fit-quality.mjs'
import { importPhotos } from '../media/photos/import-photos.mjs'
import { photoSets } from '../media/photos/photo-sets.mjs'
import { lotSet, renderedSets } from '../media/spin/rendered-sets.mjs'
import { spinSets, withPhotos } from '../media/spin/spin-sets.mjs'
import { writeSpinSet } from '../media/spin/write-spin-sets.mjs'

const room = mkdtempSync(join(tmpdir(), 'photos-'))
const folder = join(room, 'camera')
const target = join(room, 'masters')
const best = { frames: { avif: 62, webp: 80 }, light: 48 }
const upright = { width: 1600, height: 900 }
let plain: Buffer
let sideways: Buffer

beforeAll(async () => {
  plain = await picture(upright).toBuffer()
  sideways = await picture({ width: 900, height: 1600 })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
})

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
})

afterAll(() => rmSync(room, { recursive: true }))

const picture = (size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 3, background: '#667788' } }).jpeg({ quality: 40 })

const nameOf = (index: number) => `IMG_${index + 1}.JPG`

const setFile = { set: 'pickup', title: 'White pickup', front: nameOf(0), next: 'passenger' }

function shoot(count: number, entries: object = setFile, odd: Record<number, Buffer> = {}) {
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(folder, nameOf(index)), odd[index] ?? plain)
  writeFileSync(join(folder, 'set.json'), JSON.stringify(entries))
}

it('turns photos upright and strips position and camera', async () => {
  expect((await sharp(sideways).metadata()).exif?.includes('Camera')).toBe(true)
  shoot(24, setFile, { 3: sideways })

  expect(await importPhotos(folder, target)).toEqual({ set: 'pickup', photos: 24, faults: [] })

  const masters = readdirSync(join(target, 'pickup')).filter((file) => file.endsWith('.jpg'))
  expect(masters).toHaveLength(24)
  for (const master of masters) {
    const { width, height, exif, xmp, iptc } = await sharp(join(target, 'pickup', master)).metadata()
    expect({ width, height, exif, xmp, iptc }).toEqual({
      ...upright,
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
    })
  }
})

it('writes a set that the viewer accepts, with nothing of the rendered car in it', async () => {
  const spot = { id: 'hitch', label: 'Tow hitch', text: 'Class IV.', at: { [nameOf(12)]: [50, 80] } }
  shoot(24, { ...setFile, first: nameOf(0), hotSpots: [spot] })
  await importPhotos(folder, target)
  const [set] = photoSets(target)
  if (!set) throw new Error('no set')
  expect(set.widths).toEqual({ small: 800, zoom: 1600 })

  await writeSpinSet({ ...set, widths: { small: 80, zoom: 160 } }, room)

  const served = join(room, 'spin/pickup')
  const manifest = readManifest(JSON.parse(readFileSync(`${served}.json`, 'utf8')))
  expect(manifest).toMatchObject({ title: 'White pickup', width: 1600, height: 900, headOn: 0 })
  expect(manifest.hotSpots).toEqual([
    {
      id: 'hitch',
      label: 'Tow hitch',
      text: 'Class IV.',
      at: manifest.frames.map((_, frame) => (frame === 18 ? [50, 80] : null)),
    },
  ])
  for (const name of manifest.frames) expect(existsSync(join(served, `${name}-80.avif`)), name).toBe(true)
  expect(existsSync(`${served}.avif`)).toBe(true)
  const { width, height } = await sharp(join(served, manifest.light?.file ?? '')).metadata()
  expect({ width, height }).toEqual({ width: 6 * 480, height: 6 * 270 })
  expect((await sharp(`${served}.webp`).metadata()).exif).toBeUndefined()
})

it('encodes photos full of detail with lower quality, so that a phone can turn them', async () => {
  const smooth = join(room, 'smooth.jpg')
  writeFileSync(smooth, plain)
  const leaves = renderedSets.find(({ set }) => set === lotSet)?.masters[0] ?? ''
  const setOf = (master: string) => ({ ...upright, masters: Array.from({ length: 36 }, () => master) })

  expect(await fitQuality(setOf(smooth))).toEqual(best)
  const { frames, light } = await fitQuality(setOf(leaves))
  expect(frames.avif).toBeLessThan(best.frames.avif)
  expect(light).toBeLessThan(best.light)
})

it('replaces the rendered set of the same name and leaves the others', () => {
  const [dark, white] = spinSets
  if (!dark || !white) throw new Error('no sets')
  const photographed = { ...dark, set: 'white', title: 'White pickup' }
  expect(withPhotos([dark, white], [photographed])).toEqual([dark, photographed])
  expect(withPhotos([dark], [photographed])).toEqual([dark, photographed])
})

const names = (count: number) => Array.from({ length: count }, (_, index) => nameOf(index))

test.each([24, 36, 50, 72])('%i photos become 36 frames, each at most half a step away', (count) => {
  const photos = names(count)
  const { frames, headOn, faults } = chooseFrames(photos, { ...setFile, next: 'passenger' })
  const step = 360 / count
  expect(faults).toEqual([])
  expect(frames).toHaveLength(36)
  frames.forEach((photo, frame) => {
    const away = Math.abs(photos.indexOf(photo) * step - ((((frame * 10 - headOn) % 360) + 360) % 360))
    expect(Math.min(away, 360 - away)).toBeLessThanOrEqual(step / 2 + 0.5)
  })
})

it('begins at the front three-quarter view from the driver’s side, whichever direction the photographer walked', () => {
  expect(chooseFrames(names(36), { ...setFile, next: 'passenger' })).toMatchObject({ headOn: 40 })
  expect(chooseFrames(names(36), { ...setFile, next: 'passenger' }).frames[0]).toBe(nameOf(32))
  expect(chooseFrames(names(36), { ...setFile, next: 'driver' }).frames[0]).toBe(nameOf(4))
})

it('reports where uneven angles leave a gap', () => {
  const angles = Object.fromEntries(names(24).map((name, index) => [name, index * 10]))
  const { faults } = chooseFrames(names(24), { ...setFile, next: undefined, angles })
  expect(faults).toContain('No photo is near 240°. Shoot every 15° at least.')
})

test.each<[string, () => void | Promise<void>]>([
  ['23 photos; a set needs 24 to 72.', () => shoot(23)],
  ['73 photos; a set needs 24 to 72.', () => shoot(73)],
  [
    'HEIC photos are not read. Export them as JPEG.',
    () => {
      shoot(24)
      writeFileSync(join(folder, 'IMG_99.heic'), '')
    },
  ],
  ['IMG_5.JPG cannot be read as a picture.', () => shoot(24, setFile, { 4: Buffer.from('no picture') })],
  [
    'IMG_5.JPG is 1200 px wide; 1600 px is the least.',
    async () => shoot(24, setFile, { 4: await picture({ width: 1200, height: 675 }).toBuffer() }),
  ],
  [
    'IMG_5.JPG (1600 x 1200) has other proportions than IMG_1.JPG (1600 x 900).',
    async () => shoot(24, setFile, { 4: await picture({ width: 1600, height: 1200 }).toBuffer() }),
  ],
  [
    'Pages show the "white" set in 16:9. Crop the photos to 16:9; IMG_1.JPG (1600 x 1200).',
    async () => {
      const tall = await picture({ width: 1600, height: 1200 }).toBuffer()
      shoot(24, { ...setFile, set: 'white' }, Object.fromEntries(names(24).map((_, index) => [index, tall])))
    },
  ],
  ['set.json is missing, or is not valid JSON.', () => writeFileSync(join(folder, 'set.json'), '{')],
  [
    'set.json: "set" must be small letters, digits and hyphens.',
    () => shoot(24, { ...setFile, set: '../x' }),
  ],
  ['set.json: "title" must say what the car is.', () => shoot(24, { ...setFile, title: ' ' })],
  [
    'set.json: "front" must name the photo that looks straight at the nose.',
    () => shoot(24, { ...setFile, front: 'IMG_77.JPG' }),
  ],
  ['set.json: "next" must be "passenger" or "driver".', () => shoot(24, { ...setFile, next: 'left' })],
  ['set.json: "angles" must give each photo 0 to 359.', () => shoot(24, { ...setFile, angles: {} })],
  ['set.json: "first" must name a photo.', () => shoot(24, { ...setFile, first: 'IMG_77.JPG' })],
  [
    'set.json: a hot spot needs "id", "label", "text" and "at": photo names with percent from left and top.',
    () =>
      shoot(24, {
        ...setFile,
        hotSpots: [{ id: 'a', label: 'A', text: 'A.', at: { [nameOf(1)]: [1, 200] } }],
      }),
  ],
])('says in plain words: %s', async (fault, arrange) => {
  rmSync(target, { recursive: true, force: true })
  await arrange()
  expect((await importPhotos(folder, target)).faults).toContain(fault)
  expect(existsSync(target)).toBe(false)
})
