import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import sharp from '../../tools/assets/sharp.mjs'
import { hydrated } from '../hydrated.ts'

/** A six-second video (VP9 in WebM) that was made from the 36 frames of the dark set. */
export const walkAround = 'e2e/files/walk-around.webm'

export const soundOnly = 'e2e/files/sound-only.mp4'

const frames = 'public/spin/dark'

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

export async function expectSpin(page: Page) {
  await expect(page.getByRole('heading', { name: 'Here’s your car' })).toBeVisible({ timeout: 60_000 })
  await expect(viewerOf(page).locator('[data-state=ready]')).toBeVisible({ timeout: 20_000 })
}

/** Makes photos like a phone's: the pixels are stored sideways, and EXIF says how to rotate them. */
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
 * Appends unknown bytes after the video's last cluster, as some muxers do. A parser that searches for the next element
 * may never finish.
 */
export function videoWithUnknownEnd() {
  const bytes = readFileSync(walkAround)
  const unknown = Buffer.alloc(45, 0x2a)
  const sizeAt = bytes.indexOf(Buffer.from('18538067', 'hex')) + 4
  const lengthMarker = 1n << 56n
  bytes.writeBigUInt64BE(lengthMarker | BigInt(bytes.length - sizeAt - 8 + unknown.length), sizeAt)
  return Buffer.concat([bytes, unknown])
}
