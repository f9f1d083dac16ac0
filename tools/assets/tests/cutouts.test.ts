import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backgroundCarsModule, readLights } from '../media/backgrounds/cutouts.mjs'
import { backgroundSlugs } from '../media/stills.mjs'

test('background-cars.ts is up to date with the light file', () => {
  expect(readFileSync('src/content/media/stills/background-cars.ts', 'utf8')).toBe(
    backgroundCarsModule(backgroundSlugs()),
  )
})

test('the light file lists every background and nothing else', () => {
  expect(Object.keys(readLights()).sort()).toEqual(backgroundSlugs())
})

test('the error for a background without a light names the light file', () => {
  expect(() => backgroundCarsModule(['moon'])).toThrow(
    'media/backgrounds/lights.json: the group of moon must be one of the cut-outs in media/cutout',
  )
})
