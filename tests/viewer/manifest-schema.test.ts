import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { readManifest } from '../../viewer/src/frames/manifest'
import { manifestSchema } from '../../viewer/src/frames/manifest-schema'

const file = 'public/spin/manifest.schema.json'
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

it('is published as a JSON schema, which is this one', async () => {
  const schema = {
    $id: '/spin/manifest.schema.json',
    title: 'A set of frames for the 360 viewer',
    ...z.toJSONSchema(manifestSchema, { io: 'input' }),
  }
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(`../../${file}`)
})

describe('the published file', () => {
  const published = z.fromJSONSchema(read(file))

  test.each(['dark', 'white', 'lot'])('accepts the manifest of the %s set', (set) => {
    expect(published.safeParse(read(`public/spin/${set}.json`)).error).toBeUndefined()
  })

  const white = read('public/spin/white.json')
  const [spot] = white.hotSpots
  test.each([
    ['no title', { ...white, title: undefined }],
    ['an empty title', { ...white, title: '' }],
    ['a color by name', { ...white, ground: 'black' }],
    ['half a pixel', { ...white, width: 0.5 }],
    ['no width of the frames to zoom into', { ...white, widths: { small: 800 } }],
    ['an unknown format', { ...white, formats: ['gif'] }],
    ['no format', { ...white, formats: [] }],
    ['an angle beyond the circle', { ...white, headOn: 400 }],
    ['35 frames', { ...white, frames: white.frames.slice(1) }],
    ['a frame in another folder', { ...white, frames: white.frames.with(3, '../secret') }],
    ['a light set without columns', { ...white, light: { ...white.light, columns: 0 } }],
    ['a hot spot without places', { ...white, hotSpots: [{ ...spot, at: [] }] }],
    ['a hot spot of an unknown kind', { ...white, hotSpots: [{ ...spot, kind: 'fun' }] }],
    [
      'a plate with three corners',
      {
        ...white,
        plates: {
          rear: {
            aspect: 2,
            at: Array(36).fill({
              corners: [
                [1, 1],
                [2, 1],
                [2, 2],
              ],
              light: 1,
            }),
          },
        },
      },
    ],
    ['a matched set outside its folder', { ...white, under: { set: '../lot' } }],
  ])('and the viewer refuse %s', (_, manifest) => {
    expect(published.safeParse(JSON.parse(JSON.stringify(manifest))).success).toBe(false)
    expect(() => readManifest(manifest)).toThrow(/The manifest of this set is wrong/)
  })

  it('and the viewer accept a set without hot spots', () => {
    const { hotSpots: _, ...plain } = white
    expect(published.safeParse(plain).success).toBe(true)
    expect(readManifest(plain).hotSpots).toEqual([])
  })
})
