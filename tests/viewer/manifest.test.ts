import { readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { z } from 'zod'
import { jsonSchema } from '../../viewer/manifest-schema'
import { readManifest, readSetName } from '../../viewer/src/frames/manifest'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const published = z.fromJSONSchema(jsonSchema)
const dark = read('public/spin/dark.json')

it.each(['dark', 'white', 'lot'])(
  'the manifest of the %s set is accepted by the viewer and the published schema',
  (set) => {
    const json = read(`public/spin/${set}.json`)
    expect(readManifest(json)).toEqual(json)
    expect(published.safeParse(json).error).toBeUndefined()
    const { hotSpots: _, ...plain } = json
    expect(readManifest(plain).hotSpots).toEqual([])
  },
)

const spot = { id: 'grille', label: 'Grille', text: 'Closes at speed.', at: Array(36).fill([50, 60]) }
const withSpot = (fields: object) => ({ ...dark, hotSpots: [{ ...spot, ...fields }] })
const withMark = (mark: object) => ({ ...dark, under: { set: 'lot', marks: [mark] } })

test.each([
  ['“The manifest” must be an object', null],
  ['“title” must be text', { ...dark, title: '' }],
  ['“ground” must be a color such as #0e1116', { ...dark, ground: 'black' }],
  ['“height” must be a whole number above zero', { ...dark, height: '900' }],
  ['“widths.zoom” must be a whole number above zero', { ...dark, widths: { small: 800 } }],
  ['“formats[0]” must be avif, webp or jpg', { ...dark, formats: ['gif'] }],
  ['“formats” must be a list of avif, webp and jpg', { ...dark, formats: [] }],
  ['“headOn” must be an angle from 0 to 360', { ...dark, headOn: 400 }],
  ['“light.file” must be a file name', { ...dark, light: { ...dark.light, file: '../secret' } }],
  ['“light.columns” must be a whole number above zero', { ...dark, light: { ...dark.light, columns: 0 } }],
  ['“frames” must be 36 file names, without folders', { ...dark, frames: dark.frames.slice(1) }],
  ['“frames[3]” must be a file name, without folders', { ...dark, frames: dark.frames.with(3, '../a') }],
  ['“hotSpots[0].label” must be text', withSpot({ label: 7 })],
  ['“hotSpots[0].kind” must be feature or damage', withSpot({ kind: 'fun' })],
  ['“hotSpots[0].at[5]” must be null or two percentages', withSpot({ at: spot.at.with(5, [1]) })],
  ['“hotSpots[0].at[5][1]” must be a number from 0 to 100', withSpot({ at: spot.at.with(5, [1, 200]) })],
  ['“hotSpots[0].inside.file” must be a file name', withSpot({ inside: { file: '../a' } })],
  ['“hotSpots[0].picture.text” must be text', withSpot({ picture: { file: 'a.1', width: 1 } })],
  ['“plates.rear.aspect” must be width by height', { ...dark, plates: { rear: { at: [] } } }],
  [
    '“plates.rear.at[0].corners” must be four corners',
    { ...dark, plates: { rear: { aspect: 2, at: Array(36).fill({ corners: [], light: 1 }) } } },
  ],
  ['“under.set” must be the name of a set', { ...dark, under: { set: '../lot' } }],
  ['“under.marks[0].text” must be text', withMark({})],
  ['“under.marks[0].at” must be 36 places', withMark({ text: 'a', at: [] })],
])('the published schema and the viewer reject an invalid manifest: %s', (fault, json) => {
  expect(() => readManifest(json)).toThrow(`The manifest of this set is wrong: ${fault}`)
  expect(published.safeParse(json).success).toBe(false)
})

test.each([
  ['1HGCV1F46LA144134', '1hgcv1f46la144134'],
  [' Dark\t', 'dark'],
  ['white\u00a0', 'white'],
  ['../secret', undefined],
  ['a b', undefined],
  ['', undefined],
])('readSetName(%j) returns %j', (text, name) => {
  expect(readSetName(text)).toBe(name)
})
