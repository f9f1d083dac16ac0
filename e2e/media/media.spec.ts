import { expect, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { hydrated } from '../hydrated.ts'
import { touchedPhone } from '../touch.ts'

test.use(touchedPhone)

test('the campaign’s video is requested only after Play is pressed, and then plays', async ({ page }) => {
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

test('each video card requests its video only after Play is pressed, and plays it in place', async ({
  page,
}) => {
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/film/')) films.push(request.url())
  })
  await page.goto(paths.video)
  await hydrated(page)
  const kinds = {
    Walkaround: 'walkaround',
    'Interior Tour': 'interior-tour',
    'Feature Spotlight': 'spotlight',
  }
  for (const [title, film] of Object.entries(kinds)) {
    const button = page.getByRole('button', { name: `Play ${title}` })
    await button.scrollIntoViewIfNeeded()
    expect(films.filter((url) => url.includes(film))).toEqual([])
    await button.press('Enter')
    const video = page.locator(`video[aria-label="${title}"]`)
    await expect(video).toBeFocused()
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0)
  }
})

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 340 } })

  test('the viewer is no taller than the screen, and its poster lines up with its picture', async ({
    page,
  }) => {
    await page.goto('/')
    const viewer = page.locator('[data-spin]').first()
    await viewer.scrollIntoViewIfNeeded()
    expect((await viewer.boundingBox())?.height).toBeLessThanOrEqual(340)
    const poster = await viewer.locator('figure img').boundingBox()
    await expect(viewer.frameLocator('iframe').locator('[data-state=ready]')).toBeVisible()
    const stage = await viewer.frameLocator('iframe').locator('#stage').boundingBox()
    expect(poster?.height).toBeCloseTo(stage?.height ?? 0, 0)
    expect((poster?.width ?? 0) / (poster?.height ?? 1)).toBeCloseTo(16 / 9, 2)
  })
})
