import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pages, publicPaths } from '@/content/site/pages'
import { site } from '@/content/site/site'
import { socialPictureOf, socialPictures } from '@/content/site/social-pictures'
import { writeSocialPictures } from '../../../scripts/social-pictures.mjs'

const folder = mkdtempSync(join(tmpdir(), 'social-'))
const content = { name: site.name, pictures: socialPictures }

beforeAll(async () => void (await writeSocialPictures(folder, content)), 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

it.each(publicPaths)('%s has a social image of 1200 by 630 px, small enough for apps', async (path) => {
  const file = join(folder, socialPictureOf(path).path)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(statSync(file).size).toBeGreaterThan(30_000)
  expect(statSync(file).size).toBeLessThan(150_000)
})

it('headlines have at most three lines, and every page but a job’s names an image that exists', () => {
  for (const { headline } of socialPictures) expect(headline.length).toBeLessThanOrEqual(3)
  const names = socialPictures.map(({ name }) => name)
  for (const { socialPicture } of pages.filter(({ folder }) => folder !== 'job'))
    expect(names).toContain(socialPicture)
})

it('draws no image twice', async () => {
  expect((await writeSocialPictures(folder, content)).drawn).toBe(0)
})
