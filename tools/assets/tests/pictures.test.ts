import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backgrounds } from '@/content/backgrounds/backgrounds'
import { brandSheet } from '@/content/media/brand-sheet'
import type { PictureSource } from '@/content/media/picture-source'
import { filesOf, servedPicture } from '../media/served-picture.mjs'
import { backgroundSlugs, stills } from '../media/stills.mjs'

const modules = import.meta.glob<Record<string, PictureSource>>('/src/content/media/stills/*pictures.ts', {
  eager: true,
})
const pictures = Object.values(modules).flatMap((module) => Object.values(module))

test('the images are up to date with their masters, so `npm run media` changes nothing and leaves no outdated files', async () => {
  const current = await Promise.all(stills().map(servedPicture))

  expect(pictures.map(({ path }) => path).sort()).toEqual(current.map(({ path }) => path).sort())

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
