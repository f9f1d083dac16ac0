import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { hydrated } from '../hydrated.ts'

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

test('custom branding: the overlay has the selected color and position', async ({ page }) => {
  await page.goto('/services/custom-branding')
  const demo = page.getByRole('region', { name: 'Try it on' })
  const plate = demo.getByText('Your', { exact: true }).locator('..')
  const colorOf = () => plate.evaluate((element) => getComputedStyle(element).backgroundColor)
  await demo.getByLabel('Color scheme').fill('#ffd200')
  await expect.poll(colorOf).toBe('rgb(255, 210, 0)')

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
    const slider = page.getByRole('slider').first()
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
