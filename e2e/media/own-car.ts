import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import sharp from '../../tools/assets/sharp.mjs'
import { hydrated } from '../hydrated.ts'

/** Six seconds once around the copper crossover: its 36 frames, as VP9 in WebM. */
export const walkAround = 'e2e/files/walk-around.webm'

export const soundOnly = 'e2e/files/sound-only.mp4'

const frames = 'public/spin/dark'

/** Opens the page and waits until it says that it needs no network any more. */
export async function openReady(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/try-your-car')
  await hydrated(page)
  await expect(page.getByText('go offline now')).toBeVisible({ timeout: 30_000 })
}

export const videoInput = (page: Page) => page.getByLabel('Choose a video')
export const photoInput = (page: Page) => page.getByLabel('Choose photos')
export const makeButton = (page: Page) => page.getByRole('button', { name: 'Make the spin' })
export const viewerOf = (page: Page) => page.frameLocator('iframe[title="Interactive 360° view of your car"]')
export const carOf = (page: Page) => viewerOf(page).getByRole('slider')

/** Waits for the finished spin, which takes seconds. */
export async function expectSpin(page: Page) {
  await expect(page.getByRole('heading', { name: 'Here’s your car' })).toBeVisible({ timeout: 60_000 })
  await expect(viewerOf(page).locator('[data-state=ready]')).toBeVisible({ timeout: 20_000 })
}

export async function makeSpin(page: Page) {
  await videoInput(page).setInputFiles(walkAround)
  await makeButton(page).click({ timeout: 30_000 })
  await expectSpin(page)
}

/**
 * Photos as a phone held upright writes them: the pixels lie on their side, EXIF says how to turn them. Their names run
 * against the time they were taken.
 */
export async function phonePhotos(count: number) {
  const files = readdirSync(frames).filter((name) => name.endsWith('-800.webp'))
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `IMG_${String(count - index).padStart(2, '0')}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp(`${frames}/${files[index]}`)
        .rotate(270)
        .withExif({
          IFD0: { Orientation: '6' },
          IFD2: { DateTimeOriginal: `2026:11:22 14:03:${String(index).padStart(2, '0')}` },
        })
        .withMetadata({ orientation: 6 })
        .jpeg({ quality: 60 })
        .toBuffer(),
    })),
  )
}
