import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf, servedPicture } from '../media/served-picture.mjs'
import { hotSpotStills } from '../media/spin/hot-spot-pictures.mjs'
import { spinFrames, spinSets, spinThumbs } from '../media/spin/spin-sets.mjs'
import { sheetFramesModule, spinSetsModule, walkFramesModule } from '../media/spin/spin-sets-module.mjs'

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
  ['spin-sets', spinSetsModule],
  ['sheet-frames', sheetFramesModule],
  ['walk-frames', walkFramesModule],
])('src/content/media/%s.ts is up to date with the spin sets', async (file, write) => {
  expect(readFileSync(`src/content/media/${file}.ts`, 'utf8')).toBe(await write(spinSets))
})
