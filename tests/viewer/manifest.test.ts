import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readManifest } from '../../viewer/src/frames/manifest'

const dark = JSON.parse(readFileSync('public/spin/dark.json', 'utf8'))

test.each(['dark', 'white'])('the manifest of the %s set is right', (set) => {
  const json = JSON.parse(readFileSync(`public/spin/${set}.json`, 'utf8'))
  expect(readManifest(json)).toEqual(json)
})

const spot = dark.hotSpots[0]

test.each([
  ['“The manifest” must be an object', null],
  ['“title” must be text', { ...dark, title: '' }],
  ['“ground” must be a color such as #0e1116', { ...dark, ground: 'black' }],
  ['“height” must be a whole number of pixels', { ...dark, height: '900' }],
  ['“widths.zoom” must be a whole number of pixels', { ...dark, widths: { small: 800 } }],
  ['“widths.small” must be a whole number of pixels', { ...dark, widths: undefined }],
  ['“formats” must be a list of avif, webp and jpg', { ...dark, formats: ['gif'] }],
  ['“formats” must be a list of avif, webp and jpg', { ...dark, formats: [] }],
  ['“headOn” must be an angle from 0 to 360', { ...dark, headOn: 400 }],
  ['“light.file” must be a file name', { ...dark, light: { ...dark.light, file: '../secret' } }],
  ['“light.columns” must be a whole number of columns', { ...dark, light: { ...dark.light, columns: 0 } }],
  ['“frames” must be 36 file names, without folders', { ...dark, frames: dark.frames.slice(1) }],
  [
    '“frames” must be 36 file names, without folders',
    { ...dark, frames: dark.frames.with(3, '../../secret') },
  ],
  ['“hotSpots[0].label” must be text', { ...dark, hotSpots: [{ ...spot, label: 7 }] }],
  [
    '“hotSpots[0].inside.file” must be a file name',
    { ...dark, hotSpots: [{ ...spot, inside: { file: '../a' } }] },
  ],
  [
    '“hotSpots[0].inside.text” must be text',
    { ...dark, hotSpots: [{ ...spot, inside: { file: 'a.1', widths: { small: 1, full: 2 } } }] },
  ],
  ['“hotSpots[0].kind” must be feature or damage', { ...dark, hotSpots: [{ ...spot, kind: 'fun' }] }],
  [
    '“hotSpots[0].picture.file” must be a file name',
    { ...dark, hotSpots: [{ ...spot, picture: { file: '../a', width: 1, text: 'a' } }] },
  ],
  [
    '“hotSpots[0].picture.text” must be text',
    { ...dark, hotSpots: [{ ...spot, picture: { file: 'a.1', width: 1 } }] },
  ],
  ['“photos” must be a whole number', { ...dark, photos: 0.5 }],
  ['“hotSpots[0]” must be an object', { ...dark, hotSpots: [null] }],
  ['“hotSpots[0].at” must be 36 places', { ...dark, hotSpots: [{ ...spot, at: [[1, 2]] }] }],
  ['“plates.rear.aspect” must be width by height', { ...dark, plates: { rear: { at: [] } } }],
  [
    '“plates.rear.at” must be 36 plates',
    { ...dark, plates: { rear: { aspect: 2, at: [{ corners: [], light: 1 }] } } },
  ],
  ['“under.set” must be the name of a set', { ...dark, under: { set: '../lot' } }],
  ['“under.marks[0].text” must be text', { ...dark, under: { set: 'lot', marks: [{}] } }],
  [
    '“under.marks[0].at” must be 36 places',
    { ...dark, under: { set: 'lot', marks: [{ text: 'a', at: [] }] } },
  ],
  ['“hotSpots[0].at” must be 36 places', { ...dark, hotSpots: [{ ...spot, at: spot.at.with(5, [1, 200]) }] }],
])('says in plain words: %s', (fault, json) => {
  expect(() => readManifest(json)).toThrow(`The manifest of this set is wrong: ${fault}`)
})
