import { expect, type Locator, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { hydrated } from '../hydrated.ts'

/** SPEC section 9: the carousel advances every 3 seconds. */
const advanceMs = 3_000

test('the brand carousel advances, stops on hover, and can be paused', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const band = page.getByRole('region', { name: 'Trusted by Leading Dealerships' })
  const pause = band.getByRole('button', { name: 'Pause the brand carousel' })
  await band.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await pause.waitFor()
  const first = band.getByRole('img').first()
  const left = async () => Math.round((await first.boundingBox())?.x ?? 0)

  const start = await left()
  await expect.poll(left).not.toBe(start)

  const box = await band.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + (box?.height ?? 0) - 50)
  await page.clock.runFor(advanceMs)
  const held = await left()
  await page.clock.runFor(2 * advanceMs)
  expect(await left()).toBe(held)

  await pause.click()
  await page.mouse.move(0, 0)
  await pausedButton(band).blur()
  await page.clock.runFor(advanceMs)
  const paused = await left()
  await page.clock.runFor(2 * advanceMs)
  expect(await left()).toBe(paused)
  await expect(pausedButton(band)).toBeVisible()
})

test('the carousel does not move under reduced motion', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const band = page.getByRole('region', { name: 'Trusted by Leading Dealerships' })
  const first = band.getByRole('img').first()
  await band.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.getByRole('button', { name: 'Pause the brand carousel' }).waitFor()
  const start = (await first.boundingBox())?.x
  await page.clock.runFor(2 * advanceMs)
  expect((await first.boundingBox())?.x).toBe(start)
})

test('nothing of the campaign video is requested before Play, then it plays', async ({ page }) => {
  const videoRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/film/')) videoRequests.push(request.url())
  })
  await page.goto('/vid-box-campaign')
  await hydrated(page)
  expect(videoRequests).toEqual([])
  await page.getByRole('button', { name: 'Play video' }).click()
  const video = page.frameLocator('iframe').locator('video')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  expect(videoRequests.some((address) => address.includes('autoplay=1'))).toBe(true)
})

test('a background opens large, changes by arrow keys, and downloads at full size', async ({ page }) => {
  await page.goto('/virtual-backgrounds')
  await page.getByRole('button', { name: 'Preview: Rooftop dusk' }).click()
  await expect(page.getByRole('dialog', { name: 'Rooftop dusk' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const dialog = page.getByRole('dialog', { name: 'City night bokeh' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('city-night-bokeh.jpg')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Preview: Rooftop dusk' })).toBeFocused()
})

test('custom branding: the overlay has the selected color and position', async ({ page }) => {
  await page.goto('/services/custom-branding')
  const demo = page.getByRole('region', { name: 'Try it on' })
  const plate = demo.getByText('Your', { exact: true }).locator('..')
  const colorOf = () => plate.evaluate((element) => getComputedStyle(element).backgroundColor)
  const color = await colorOf()
  await demo.getByRole('radio', { name: 'Copper' }).check({ force: true })
  await expect.poll(colorOf).not.toBe(color)

  const start = await plate.boundingBox()
  await demo.getByRole('radio', { name: 'Bottom right' }).check({ force: true })
  await expect
    .poll(async () => {
      const box = await plate.boundingBox()
      return (box?.x ?? 0) > (start?.x ?? 0) && (box?.y ?? 0) > (start?.y ?? 0)
    })
    .toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a vertical swipe on the before/after slider scrolls the page', async ({ page }) => {
    await page.goto(paths.why)
    const slider = page.getByRole('slider')
    await slider.scrollIntoViewIfNeeded()
    await hydrated(page)
    const box = await slider.boundingBox()
    const from = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    const before = await page.evaluate(() => window.scrollY)

    await swipe(page, from, { x: from.x, y: from.y - 150 })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
    await expect(slider).toHaveValue('50')
  })
})

const pausedButton = (band: Locator) => band.getByRole('button', { name: 'Play the brand carousel' })

/** A finger, through the browser's own input: synthetic events would not scroll. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Array<{ x: number; y: number }>) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
    ])
  }
  await touch('touchEnd', [])
}
