import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { socialPictureOf, socialPictures } from '@/app/page-meta'
import { pagePaths } from '@/app/route-table'
import { socialPicturePath } from '@/components/head/social-picture'
import { site } from '@/content/site/site'
import { writeSocialPictures } from '../social-pictures.mjs'

const pictures = await socialPictures()
const names = pictures.map(({ name }) => name)
const drawn = mkdtempSync(join(tmpdir(), 'social-'))

beforeAll(() => writeSocialPictures(drawn, { name: site.name, pictures }))
afterAll(() => rmSync(drawn, { recursive: true }))

it.each(pagePaths)('%s has a social image of 1200 x 630 px that is small enough for apps', async (path) => {
  const file = `public${socialPicturePath(await socialPictureOf(path))}`
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(statSync(file).size).toBeGreaterThan(30_000)
  expect(statSync(file).size).toBeLessThan(150_000)
})

it.each(names)('the served image "%s" is up to date with `npm run social`', async (name) => {
  const [served, current] = await Promise.all(
    ['public/social', drawn].map((folder) =>
      sharp(join(folder, `${name}.jpg`))
        .raw()
        .toBuffer(),
    ),
  )
  const furthest = served?.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (current?.[at] ?? 0))),
    0,
  )
  // Allow small differences, because other processors may round differently.
  expect(furthest).toBeLessThan(32)
})

it('public/social contains exactly the generated images', () => {
  expect(readdirSync('public/social').sort()).toEqual(names.map((name) => `${name}.jpg`).sort())
})

it('the headlines of social images have at most three lines', () => {
  for (const { headline } of pictures) expect(headline.length).toBeLessThanOrEqual(3)
})
