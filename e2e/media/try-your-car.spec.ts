import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import sharp from '../../tools/assets/sharp.mjs'
import { readManifest } from '../../viewer/src/frames/manifest.ts'
import { expectAccessible } from '../checks/expect-accessible.ts'
import { visit } from '../hydrated.ts'

/** A six-second video (VP9 in WebM) that was made from the 36 frames of the dark set. */
const walkAround = 'e2e/files/walk-around.webm'

async function openReady(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/try-your-car')
  await expect(page.getByText('go offline now')).toBeVisible({ timeout: 30_000 })
}

const videoInput = (page: Page) => page.getByLabel('Choose a video')
const photoInput = (page: Page) => page.getByLabel('Choose photos')
const trimHeading = (page: Page) => page.getByRole('heading', { name: 'Mark one full turn' })
const makeButton = (page: Page) => page.getByRole('button', { name: 'Make the spin' })
const viewerOf = (page: Page) => page.frameLocator('iframe[title="Interactive 360° view of your car"]')
const carOf = (page: Page) => viewerOf(page).getByRole('slider')

async function expectSpin(page: Page) {
  await expect(page.getByRole('heading', { name: 'Here’s your car' })).toBeVisible({ timeout: 60_000 })
  await expect(viewerOf(page).locator('[data-state=ready]')).toBeVisible({ timeout: 20_000 })
}

/** Makes photos like a phone's: the pixels are stored sideways, and the EXIF orientation turns them upright. */
async function phonePhotos(count: number) {
  const files = readdirSync('public/spin/dark').filter((name) => name.endsWith('-800.webp'))
  const turned = (file: string) =>
    sharp(`public/spin/dark/${file}`).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const buffers = await Promise.all(files.slice(0, 12).map(turned))
  return Array.from({ length: count }, (_, index) => ({
    name: `IMG_${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: buffers[index % buffers.length] ?? Buffer.alloc(0),
  }))
}

test('even while offline, visitors can make a spin from a video with the keyboard alone, reverse it and download it', async ({
  page,
  context,
}) => {
  await openReady(page)
  const requests = collectRequests(page)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline, and it still works.')).toBeVisible()
  const missing = (images: HTMLImageElement[]) => images.filter(({ naturalWidth }) => naturalWidth === 0)
  expect(await page.locator('img').evaluateAll(missing), 'pictures further down').toEqual([])
  await videoInput(page).setInputFiles(walkAround)
  await expect(trimHeading(page)).toBeFocused({ timeout: 30_000 })
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Start')).toBeFocused()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Start')).toHaveAttribute('aria-valuetext', '0:00.4')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  await expect(page.getByLabel('End'), 'three seconds at least').toHaveAttribute('aria-valuetext', '0:03.4')
  await page.keyboard.press('Tab')
  await expect(makeButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('progressbar', { name: 'Picking the sharpest frames' })).toBeFocused()
  await expectSpin(page)
  await expect(page.getByRole('heading', { name: 'Here’s your car' })).toBeFocused()
  await carOf(page).press('ArrowRight')
  await expect(carOf(page)).toHaveAttribute('aria-valuetext', '10 degrees')

  const file = await take(page, 'Download one HTML file')
  const html = readFileSync(file)
  expect(html.length).toBeLessThan(6_000_000)
  expect(html.toString()).not.toMatch(/(src|href)="(?!data:)|url\((?!data:)/)
  const archive = readFileSync(await take(page, 'Download frames as a ZIP'))
  const json = archive.toString('latin1').match(/\{\n {2}"title"[\s\S]*?\n\}/)?.[0] ?? ''
  expect(readManifest(JSON.parse(json)).frames).toHaveLength(36)
  const isShownAgain = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => data?.type === 'ready' && resolve(true))
      }),
  )
  await page.getByRole('button', { name: 'Reverse direction' }).press('Enter')
  expect(await isShownAgain).toBe(true)
  expect(requests).toEqual([])

  const alone = await context.newPage()
  await alone.emulateMedia({ reducedMotion: 'reduce' })
  await alone.goto(pathToFileURL(file).href)
  await expect(alone.locator('[data-state=ready]')).toBeVisible({ timeout: 20_000 })
  await alone.getByRole('slider').press('End')
  await expect(alone.getByRole('slider')).toHaveAttribute('aria-valuenow', '350')

  await context.setOffline(false)
  await expectAccessible(page, 'done')
  await page.getByRole('link', { name: 'Have us shoot it' }).press('Enter')
  await expect(page).toHaveURL('/contact?for=tried')
  await expect(page.getByLabel('Message*')).toHaveValue(/^We tried a spin of our own car/)
})

test('/try-your-car says why a file can’t be used, and making a spin can be canceled', async ({ page }) => {
  await openReady(page)
  const photos = await phonePhotos(73)
  const video = readFileSync(walkAround)
  const cutOff = { name: 'cut-off.webm', mimeType: 'video/webm', buffer: video.subarray(0, video.length / 4) }
  const unreadable = photos.slice(0, 12).map((photo) => ({ ...photo, buffer: Buffer.from('no picture') }))
  for (const [files, words] of [
    [cutOff, 'That video can’t be read to its end'],
    ['e2e/files/sound-only.mp4', 'This browser finds no picture in that file.'],
    [photos.slice(0, 11), 'A spin takes at least 12 photos.'],
    [photos, 'A spin takes at most 72 photos.'],
    [unreadable, 'None of those files is a photo'],
  ] as const) {
    await (Array.isArray(files) ? photoInput(page) : videoInput(page)).setInputFiles(files)
    await expect(page.getByRole('alert')).toContainText(words, { timeout: 30_000 })
  }

  await videoInput(page).setInputFiles(walkAround)
  await expect(trimHeading(page)).toBeFocused({ timeout: 30_000 })
  await expectAccessible(page, 'trim')
  await makeButton(page).press('Enter')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(trimHeading(page)).toBeFocused()
})

test('photos chosen on /try-your-car are sorted and turned upright, and can be reordered', async ({
  page,
}) => {
  await openReady(page)
  const [first, ...rest] = await phonePhotos(13)
  if (!first) throw new Error('no photos')
  const upright = { ...first, buffer: await sharp(first.buffer).rotate().resize(90, 120).jpeg().toBuffer() }
  const none = ['._IMG_1.jpg', 'notes.txt', 'empty.jpg'].map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(name === 'empty.jpg' ? '' : 'no picture'),
  }))
  await photoInput(page).setInputFiles([...rest.toReversed(), upright, ...none])
  const tiles = page.getByRole('list', { name: 'Photos in order' }).getByRole('button')
  const tile = (place: number) => tiles.nth(place - 1)
  await expect(tiles).toHaveCount(13, { timeout: 30_000 })
  await expect(tile(1)).toHaveAccessibleName('Photo 1 of 13: IMG_1.jpg')
  await expect(tile(13)).toHaveAccessibleName('Photo 13 of 13: IMG_13.jpg')
  const [width = 0, height = 0] = await tile(2)
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(width, 'photos lying on their side are turned').toBeGreaterThan(height)
  await expect(page.getByText(/^Left out, since .*: \._IMG_1\.jpg, empty\.jpg, notes\.txt\.$/)).toBeVisible()
  await expect(page.getByText('Cropped to the shape of the other photos: IMG_1.jpg.')).toBeVisible()
  await expectAccessible(page, 'photos')

  await tile(1).press('ArrowRight')
  await expect(tile(2)).toBeFocused()
  await expect(tile(2)).toHaveAccessibleName('Photo 2 of 13: IMG_1.jpg')
  await expect(page.getByText('IMG_1.jpg is now photo 2.')).toBeAttached()
  await page.emulateMedia({ forcedColors: 'active' })
  const border = (index: number) => tile(index).evaluate((one) => getComputedStyle(one).borderTopColor)
  expect(await border(2), 'the selected photo in forced colors').not.toBe(await border(3))
  await page.emulateMedia({ forcedColors: 'none' })
  await page.getByRole('button', { name: 'Move later' }).click()
  await expect(tile(3)).toHaveAccessibleName('Photo 3 of 13: IMG_1.jpg')
  await tile(2).dragTo(tile(1))
  await expect(tile(1)).toHaveAccessibleName('Photo 1 of 13: IMG_3.jpg')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(tiles).toHaveCount(12)
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true')

  await makeButton(page).click()
  await expectSpin(page)
  const json = readFileSync(await take(page, 'Download frames as a ZIP')).toString('latin1')
  expect(json).toMatch(/"width": 800,\n {2}"height": 450,/)
  await page.getByRole('button', { name: 'Spin another car' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spin your own car' })).toBeFocused()
})

async function take(page: Page, name: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await download
  const path = test.info().outputPath(file.suggestedFilename())
  await file.saveAs(path)
  return path
}

/**
 * Collects the network requests. It omits fonts, because the viewer doesn't wait for its font, and scripts, because the
 * code of linked pages is prefetched.
 */
function collectRequests(page: Page) {
  const urls: string[] = []
  page.on('request', (request) => {
    const isOptional = ['font', 'script'].includes(request.resourceType())
    if (/^https?:/.test(request.url()) && !isOptional) urls.push(`${request.method()} ${request.url()}`)
  })
  return urls
}
