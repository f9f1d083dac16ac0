import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backgrounds } from '@/content/backgrounds/backgrounds'
import { brandSheet } from '@/content/media/brand-sheet'
import * as anglePictures from '@/content/media/stills/angle-pictures'
import * as backgroundPictures from '@/content/media/stills/background-pictures'
import * as closePictures from '@/content/media/stills/close-pictures'
import * as cutoutPictures from '@/content/media/stills/cutout-pictures'
import * as darkPictures from '@/content/media/stills/dark-pictures'
import * as flawPictures from '@/content/media/stills/flaw-pictures'
import * as handPictures from '@/content/media/stills/hand-pictures'
import * as interiorPictures from '@/content/media/stills/interior-pictures'
import * as otherPictures from '@/content/media/stills/pictures'
import * as placePictures from '@/content/media/stills/place-pictures'
import * as resultPictures from '@/content/media/stills/result-pictures'
import * as standardPictures from '@/content/media/stills/standard-pictures'
import * as videoPictures from '@/content/media/stills/video-pictures'
import { backgroundDownloadsModule } from '../media/background-downloads.mjs'
import { filesOf, servedPicture } from '../media/served-picture.mjs'
import { backgroundSlugs, stills } from '../media/stills.mjs'

const pictures = {
  ...otherPictures,
  ...anglePictures,
  ...darkPictures,
  ...handPictures,
  ...flawPictures,
  ...closePictures,
  ...interiorPictures,
  ...cutoutPictures,
  ...placePictures,
  ...resultPictures,
  ...standardPictures,
  ...videoPictures,
  ...backgroundPictures,
}

test('every image that the site uses is served in all its sizes and formats', () => {
  const missing = Object.values(pictures)
    .flatMap(({ path, widths }) => widths.flatMap((px) => [`${path}-${px}.avif`, `${path}-${px}.webp`]))
    .filter((address) => !existsSync(`public${address}`))

  expect(missing).toEqual([])
})

test('the images are up to date with their masters, so `npm run media` changes nothing', async () => {
  const current = await Promise.all(stills().map(servedPicture))

  expect(
    Object.values(pictures)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(current.map(({ path }) => path).sort())
})

test('public/pictures has no outdated files', async () => {
  const current = await Promise.all(stills().map(servedPicture))
  const named = current.flatMap(filesOf).map((address) => address.replace('/pictures/', ''))

  expect(readdirSync('public/pictures').sort()).toEqual(
    [...named, brandSheet.replace('/pictures/', '')].sort(),
  )
})

test('each background’s download is identical to its master', () => {
  expect(backgroundSlugs().sort()).toEqual(backgrounds.map(({ id }) => id).sort())
  for (const slug of backgroundSlugs()) {
    expect(
      readFileSync(`public/backgrounds/${slug}.jpg`).equals(readFileSync(`media/backgrounds/${slug}.jpg`)),
    ).toBe(true)
  }
})

test('background-downloads.ts is up to date with the masters', async () => {
  expect(readFileSync('src/content/media/stills/background-downloads.ts', 'utf8')).toBe(
    await backgroundDownloadsModule(backgroundSlugs()),
  )
})
