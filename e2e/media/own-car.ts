import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import sharp from '../../tools/assets/sharp.mjs'
import { hydrated } from '../hydrated.ts'

/** A six-second walk-around of the copper crossover, made from the 36 frames of its set (VP9 in WebM). */
export const walkAround = 'e2e/files/walk-around.webm'

export const soundOnly = 'e2e/files/sound-only.mp4'

const frames = 'public/spin/dark'

/** Opens the page, and waits until the page says that it works offline. */
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

/** Waits for the finished spin, which takes several seconds. */
export async function expectSpin(page: Page) {
  await expect(page.getByRole('heading', { name: 'Here’s your car' })).toBeVisible({ timeout: 60_000 })
  await expect(viewerOf(page).locator('[data-state=ready]')).toBeVisible({ timeout: 20_000 })
}

/** Photos from a phone held upright: the pixels are sideways, and EXIF contains the rotation. */
export async function phonePhotos(count: number) {
  const files = readdirSync(frames).filter((name) => name.endsWith('-800.webp'))
  const turned = (file: string) =>
    sharp(`${frames}/${file}`).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 60 }).toBuffer()
  const buffers = await Promise.all(files.slice(0, Math.min(count, 12)).map(turned))
  return Array.from({ length: count }, (_, index) => ({
    name: `IMG_${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: buffers[index % buffers.length] ?? Buffer.alloc(0),
  }))
}

/**
 * The walk-around video with unknown bytes after its last cluster, as some muxers write it. A parser that searches for
 * the next element may never finish.
 */
export function videoWithUnknownEnd() {
  const bytes = readFileSync(walkAround)
  const unknown = Buffer.alloc(45, 0x2a)
  const sizeAt = bytes.indexOf(Buffer.from('18538067', 'hex')) + 4
  const lengthMarker = 1n << 56n
  bytes.writeBigUInt64BE(lengthMarker | BigInt(bytes.length - sizeAt - 8 + unknown.length), sizeAt)
  return Buffer.concat([bytes, unknown])
}
