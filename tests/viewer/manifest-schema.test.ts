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

  it('and the viewer refuse frames of another folder', () => {
    const manifest = { ...white, frames: white.frames.with(3, '../secret') }
    expect(published.safeParse(manifest).success).toBe(false)
    expect(() => readManifest(manifest)).toThrow(/The manifest of this set is wrong/)
  })

  it('and the viewer accept a set without hot spots', () => {
    const { hotSpots: _, ...plain } = white
    expect(published.safeParse(plain).success).toBe(true)
    expect(readManifest(plain).hotSpots).toEqual([])
  })
})
