import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { backgroundDownloadsModule } from '../media/background-downloads.mjs'
import { filesOf, servedPicture } from '../media/served-picture.mjs'
import { hotSpotStills } from '../media/spin/hot-spot-pictures.mjs'
import { sampleSets, spinFrames, spinSets, spinThumbs } from '../media/spin/spin-sets.mjs'
import { sheetFramesModule, spinSetsModule, walkFramesModule } from '../media/spin/spin-sets-module.mjs'
import { backgroundSlugs } from '../media/stills.mjs'

type Manifest = { ground: string; frames: string[]; light: { file: string } }

test.each(spinSets.map((spinSet) => [spinSet.set, spinSet] as const))(
  'the %s spin has all its files, and no outdated ones',
  async (_set, spinSet) => {
    const frames = await Promise.all(spinFrames(spinSet).map(servedPicture))
    const folder = `public/spin/${spinSet.set}`
    const manifest: Manifest = JSON.parse(readFileSync(`${folder}.json`, 'utf8'))

    expect(frames).toHaveLength(36)
    expect(manifest.frames.map((name) => `/spin/${spinSet.set}/${name}`)).toEqual(
      frames.map(({ path }) => path),
    )
    const thumbs = await Promise.all(spinThumbs(spinSet).map(servedPicture))
    const hotSpots = await Promise.all(hotSpotStills(spinSet).map(servedPicture))
    const addresses = new Set([...frames, ...thumbs, ...hotSpots].flatMap(filesOf))
    for (const address of addresses) expect(existsSync(`public${address}`)).toBe(true)
    for (const poster of ['avif', 'webp']) expect(existsSync(`${folder}.${poster}`)).toBe(true)
    expect(existsSync(`${folder}/${manifest.light.file}`)).toBe(true)
    expect(readdirSync(folder)).toHaveLength(addresses.size + 1)
  },
)

test.each(spinSets.map(({ set }) => set))(
  'the small frames of the %s spin add up to less than 900 kB',
  (set) => {
    const folder = `public/spin/${set}`
    const small = readdirSync(folder).filter((file) => file.endsWith('-800.avif'))
    const bytes = small.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0)

    expect(bytes).toBeLessThan(900_000)
  },
)

test.each([
  ['spin-sets', () => spinSetsModule(spinSets)],
  ['sheet-frames', () => sheetFramesModule(spinSets)],
  ['walk-frames', () => walkFramesModule(spinSets)],
  ['stills/background-downloads', () => backgroundDownloadsModule(backgroundSlugs())],
])('src/content/media/%s.ts is up to date with its masters', async (file, write) => {
  expect(readFileSync(`src/content/media/${file}.ts`, 'utf8')).toBe(await write())
})

test('the lot set shows the white set’s car from the same angles, with the damage labeled', () => {
  const [white, lot] = ['white', 'lot'].map((name) => sampleSets.find(({ set }) => set === name))
  expect(white?.under?.set).toBe('lot')
  expect(lot?.masters.map((master) => basename(master))).toEqual(
    white?.masters.map((master) => basename(master)),
  )
  expect(lot?.headOn).toBe(white?.headOn)
  expect(white?.under?.marks.map(({ text, at }) => [text, at.length, at[13] !== null])).toEqual([
    ['1 Still there.', 36, true],
    ['2 Still there.', 36, true],
  ])
})
