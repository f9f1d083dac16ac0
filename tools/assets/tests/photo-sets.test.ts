// @vitest-environment node
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, it, test, vi } from 'vitest'
import { readManifest } from '../../../viewer/src/frames/manifest'
import { chooseFrames } from '../media/photos/choose-frames.mjs'
import { fitQuality } from '../media/photos/fit-quality.mjs'
import { importPhotos } from '../media/photos/import-photos.mjs'
import { photoSets, sampleSets, withPhotos } from '../media/spin/spin-sets.mjs'
import { writeSpinSet } from '../media/spin/write-spin-sets.mjs'

vi.mock('../media/photos/fit-quality.mjs', { spy: true })

const room = mkdtempSync(join(tmpdir(), 'photos-'))
const folder = join(room, 'camera')
const target = join(room, 'masters')
const best = { frames: { avif: 62, webp: 80 }, light: 30 }
const upright = { width: 1600, height: 900 }

const picture = (size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 3, background: '#667788' } }).jpeg({ quality: 40 })

const plain = await picture(upright).toBuffer()

beforeEach(() => {
  rmSync(room, { recursive: true })
  mkdirSync(folder, { recursive: true })
})

afterAll(() => rmSync(room, { recursive: true }))

const nameOf = (index: number) => `IMG_${index + 1}.JPG`

const setFile = { set: 'pickup', title: 'White pickup', front: nameOf(0), next: 'passenger' as const }

function shoot(count: number, entries: unknown = setFile, odd: { [index: number]: Buffer } = {}) {
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(folder, nameOf(index)), odd[index] ?? plain)
  writeFileSync(join(folder, 'set.json'), JSON.stringify(entries))
}

it('importPhotos() turns photos upright and removes location and camera data', async () => {
  const sideways = await picture({ width: 900, height: 1600 })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(sideways).metadata()).exif?.includes('Camera')).toBe(true)
  shoot(24, setFile, { 3: sideways })
  // Some editors add a byte order mark, and macOS adds hidden files.
  writeFileSync(join(folder, 'set.json'), `\uFEFF${JSON.stringify(setFile)}`)
  for (const name of ['._IMG_1.JPG', '._IMG_2.HEIC']) writeFileSync(join(folder, name), 'no picture')

  expect(await importPhotos(folder, target)).toEqual({ set: 'pickup', photos: 24, faults: [] })

  const masters = readdirSync(join(target, 'pickup')).filter((file) => file.endsWith('.jpg'))
  expect(masters).toHaveLength(24)
  for (const master of masters) {
    const metadata = await sharp(join(target, 'pickup', master)).metadata()
    expect(metadata).toMatchObject(upright)
    for (const key of ['exif', 'xmp', 'iptc']) expect(metadata).not.toHaveProperty(key)
  }
})

it('writeSpinSet() writes a set that the viewer can read, without anything from the sample car', async () => {
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
  const light = await sharp(join(served, manifest.light?.file ?? '')).metadata()
  expect(light).toMatchObject({ width: 6 * 480, height: 6 * 270 })
  expect((await sharp(`${served}.webp`).metadata()).exif).toBeUndefined()
})

it('fitQuality() chooses a lower quality for detailed photos, so phones can turn the set', async () => {
  const smooth = join(room, 'smooth.jpg')
  writeFileSync(smooth, plain)
  const leaves = sampleSets.find(({ set }) => set === 'lot')?.masters[0] ?? ''
  const setOf = (master: string) => ({ ...upright, masters: Array.from({ length: 36 }, () => master) })

  expect(await fitQuality(setOf(smooth))).toEqual(best)
  const { frames, light } = await fitQuality(setOf(leaves))
  expect(frames.avif).toBeLessThan(best.frames.avif)
  expect(light).toBeLessThan(best.light)
})

it('photos of a real car replace the sample set of the same name, and the sample’s set of originals is removed', () => {
  const [dark, white] = sampleSets
  if (!dark || !white) throw new Error('no sets')
  const photographed = { ...dark, set: 'white', title: 'White pickup' }
  expect(withPhotos([dark, white], [photographed])).toEqual([dark, photographed])
  expect(withPhotos([dark], [photographed])).toEqual([dark, photographed])
  expect(withPhotos(sampleSets, [photographed]).map(({ set }) => set)).toEqual(['dark', 'white'])
})

const names = (count: number) => Array.from({ length: count }, (_, index) => nameOf(index))

test.each([24, 36, 50, 72])('chooseFrames() picks the nearest of %i photos for each frame', (count) => {
  const photos = names(count)
  const { frames, headOn, faults } = chooseFrames(photos, setFile)
  const step = 360 / count
  expect([faults, frames.length]).toEqual([[], 36])
  for (const [frame, photo] of frames.entries()) {
    const away = Math.abs(photos.indexOf(photo) * step - ((((frame * 10 - headOn) % 360) + 360) % 360))
    expect(Math.min(away, 360 - away)).toBeLessThanOrEqual(step / 2 + 0.5)
  }
})

it('chooseFrames() starts with the driver’s-side front three-quarter view, whichever way the photographer walked', () => {
  const { headOn, frames } = chooseFrames(names(36), setFile)
  expect([headOn, frames[0]]).toEqual([40, nameOf(32)])
  expect(chooseFrames(names(36), { ...setFile, next: 'driver' }).frames[0]).toBe(nameOf(4))
})

it.each([
  [24, 40, nameOf(21), nameOf(6)],
  [72, 40, nameOf(64), nameOf(18)],
])('chooseFrames() shows %i photos at multiples of ten degrees', (count, headOn, first, side) => {
  const chosen = chooseFrames(names(count), setFile)
  expect(chosen.headOn).toBe(headOn)
  expect([chosen.frames[0], chosen.frames[4], chosen.frames[13]]).toEqual([first, nameOf(0), side])
})

it('chooseFrames() starts with the photo that the set names, even if it is between two frames', () => {
  const { headOn, frames } = chooseFrames(names(72), { ...setFile, first: nameOf(65) })
  expect([headOn, frames[0], frames[1], frames[3]]).toEqual([30, nameOf(65), nameOf(68), nameOf(0)])
})

it('chooseFrames() reports a gap in unevenly spaced angles', () => {
  const angles = Object.fromEntries(names(24).map((name, index) => [name, index * 10]))
  const { faults } = chooseFrames(names(24), { ...setFile, next: undefined, angles })
  expect(faults).toContain('No photo is near 240°. Shoot every 15° at least.')
})

const spot = { id: 'hitch', label: 'Tow hitch', text: 'Class IV.', at: { [nameOf(12)]: [50, 80] } }

async function faultsOf(arrange: () => unknown) {
  await arrange()
  const { faults } = await importPhotos(folder, target)
  expect(existsSync(target)).toBe(false)
  return faults.join('\n')
}

const withFifth = (photo: Buffer) => shoot(24, setFile, { 4: photo })
const narrow = await picture({ width: 1200, height: 675 }).toBuffer()
const tall = await picture({ width: 1600, height: 1200 }).toBuffer()

test.each<[fault: string, arrange: () => unknown]>([
  ['23 photos; a set needs 24 to 72.', () => shoot(23)],
  ['73 photos; a set needs 24 to 72.', () => shoot(73)],
  [
    'HEIC photos are not read. Export them as JPEG.',
    () => {
      shoot(24)
      writeFileSync(join(folder, 'IMG_99.heic'), '')
    },
  ],
  [
    'IMG_5.JPG is cut off or damaged. Copy it from the camera again.',
    () => withFifth(plain.subarray(0, -20)),
  ],
  ['IMG_5.JPG cannot be read as a picture.', () => withFifth(Buffer.from('no picture'))],
  ['IMG_5.JPG is 1200 px wide; 1600 px is the least.', () => withFifth(narrow)],
  ['IMG_5.JPG (1600 x 1200) has different proportions from IMG_1.JPG (1600 x 900).', () => withFifth(tall)],
  [
    'Pages show the "white" set in 16:9. Crop the photos to 16:9; IMG_1.JPG (1600 x 1200).',
    () => shoot(24, { ...setFile, set: 'white' }, Array(24).fill(tall)),
  ],
  ['There is no folder', () => rmSync(folder, { recursive: true })],
  ['set.json is missing, or is not valid JSON.', () => writeFileSync(join(folder, 'set.json'), '{')],
  ['set.json: it must be an object, in braces.', () => shoot(24, null)],
  ['set.json: it must be an object, in braces.', () => shoot(24, [])],
])('importPhotos() rejects the photos with the message: %s', async (fault, arrange) => {
  expect(await faultsOf(arrange)).toContain(fault)
})

test.each<[fault: string, changes: object[]]>([
  ['"set" must be small letters, digits and hyphens.', [{ set: '../x' }, { set: '' }, { set: 123 }]],
  ['"title" must say what the car is.', [{ title: ' ' }]],
  ['"front" must name the photo that looks straight at the nose.', [{ front: 'IMG_77.JPG' }]],
  ['"next" must be "passenger" or "driver".', [{ next: 'left' }]],
  ['"angles" must give each photo 0 to 359.', [{ angles: {} }, { angles: 90 }]],
  ['"first" must name a photo.', [{ first: 'IMG_77.JPG' }]],
  [
    'a hot spot needs "id", "label", "text" and "at": photo names with percent from left and top.',
    [
      { hotSpots: {} },
      { hotSpots: [null] },
      { hotSpots: [{ ...spot, id: 1 }] },
      ...[{}, { [nameOf(1)]: '12' }, { [nameOf(1)]: [1, 200] }, { 'IMG_77.JPG': [1, 20] }].map((at) => ({
        hotSpots: [{ ...spot, at }],
      })),
    ],
  ],
  ['two hot spots have the same "id".', [{ hotSpots: [spot, { ...spot, label: 'Other' }] }]],
])('importPhotos() rejects a set.json with the message: %s', async (fault, changes) => {
  for (const change of changes)
    expect(await faultsOf(() => shoot(24, { ...setFile, ...change }))).toContain(`set.json: ${fault}`)
})

const filesIn = (path: string) => readdirSync(path, { recursive: true }).toSorted()

test.each<[string, () => [source: string, sets: string]]>([
  ['the set’s own folder', () => [join(room, 'masters/pickup'), target]],
  ['the sets’ folder', () => [target, target]],
  ['a folder that contains the sets’ folder', () => [room, target]],
  ['a folder that would contain a new sets’ folder', () => [folder, join(folder, 'sets/spins')]],
  [
    'a link into the sets’ folder',
    () => {
      symlinkSync(join(target, 'pickup'), join(room, 'link'))
      return [join(room, 'link'), target]
    },
  ],
])('importPhotos() rejects photos in %s and leaves them unchanged', async (_, arrange) => {
  mkdirSync(join(target, 'pickup'), { recursive: true })
  const [source, sets] = arrange()
  shoot(24)
  if (source !== folder) cpSync(folder, realpathSync(source), { recursive: true })
  const before = filesIn(room)
  const { faults } = await importPhotos(source, sets)
  expect(faults).toEqual([expect.stringContaining('must not contain each other')])
  expect(filesIn(room)).toEqual(before)
})

it('importPhotos() keeps the old set until the new one is complete, and leaves no temporary files', async () => {
  shoot(36)
  await importPhotos(folder, target)
  const old = filesIn(target)
  shoot(36, setFile, { 20: plain.subarray(0, plain.length / 2) })
  expect((await importPhotos(folder, target)).faults).toHaveLength(1)
  expect(filesIn(target)).toEqual(old)

  vi.mocked(fitQuality).mockRejectedValueOnce(new Error('no space left'))
  shoot(36)
  await expect(importPhotos(folder, target)).rejects.toThrow('no space left')
  expect(filesIn(target)).toEqual(old)

  await importPhotos(folder, target)
  expect(readdirSync(target)).toEqual(['pickup'])
})

it('photoSets() skips entries that aren’t finished sets, and warns about those that aren’t hidden', async () => {
  shoot(24)
  await importPhotos(folder, target)
  for (const name of ['half', 'broken', 'lost', '.tmp']) mkdirSync(join(target, name))
  writeFileSync(join(target, 'notes.txt'), '')
  writeFileSync(join(target, 'broken/set.json'), '{')
  writeFileSync(join(target, 'lost/set.json'), JSON.stringify({ ...setFile, frames: ['00.jpg'] }))
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(photoSets(target).map(({ set }) => set)).toEqual(['pickup'])
  const warned = warn.mock.calls.map(([text]) => String(text).match(/masters\/([a-z.]+)/)?.[1])
  expect(warned).toEqual(['broken', 'half', 'lost', 'notes.txt'])
})
