import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backgroundCarsModule, readLights } from '../media/backgrounds/cutouts.mjs'
import { backgroundSlugs } from '../media/stills.mjs'

test('the car on each background matches the light file', () => {
  expect(readFileSync('src/content/media/stills/background-cars.ts', 'utf8')).toBe(
    backgroundCarsModule(backgroundSlugs()),
  )
})

test('the light file lists exactly the backgrounds', () => {
  expect(Object.keys(readLights()).sort()).toEqual(backgroundSlugs())
})

test('a background without a light is reported with the file’s name', () => {
  expect(() => backgroundCarsModule(['moon'])).toThrow(
    'media/backgrounds/lights.json: the group of moon must be one of the cut-outs in media/cutout',
  )
})
