// @vitest-environment node
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publicPaths } from '@/content/indexing'
import { site } from '@/content/site'
import { socialPictureOf, socialPictures } from '@/content/social-pictures'
import { writeSocialPictures } from '../../scripts/social-pictures.mjs'

const folder = mkdtempSync(join(tmpdir(), 'social-'))
const content = { name: site.name, pictures: socialPictures }

beforeAll(async () => void (await writeSocialPictures(folder, content)), 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

it.each(publicPaths)('%s has a picture of 1200 by 630 px, of a size that apps fetch', async (path) => {
  const file = join(folder, socialPictureOf(path).path)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(statSync(file).size).toBeGreaterThan(30_000)
  expect(statSync(file).size).toBeLessThan(150_000)
})

it('headlines stand on at most three lines, and no page has two pictures', () => {
  for (const { headline } of socialPictures) expect(headline.length).toBeLessThanOrEqual(3)
  const pages = socialPictures.flatMap((picture) => picture.pages)
  expect(new Set(pages).size).toBe(pages.length)
})

it('draws nothing twice', async () => {
  expect((await writeSocialPictures(folder, content)).drawn).toBe(0)
})
