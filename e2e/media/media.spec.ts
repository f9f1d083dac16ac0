import { expect, type Locator, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { visit } from '../hydrated.ts'
import { touchedPhone } from '../touch.ts'

test.use(touchedPhone)

test('videos are requested and played only after Play is pressed', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const films = (name: string) => requests.filter((url) => url.includes(`/film/${name}`))
  const expectPlaying = (video: Locator) =>
    expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0)

  await visit(page, paths.campaign)
  expect(films('')).toEqual([])
  await page.getByRole('button', { name: 'Play video' }).click()
  await expectPlaying(page.frameLocator('iframe').locator('video'))
  expect(films('player').some((url) => url.includes('autoplay=1'))).toBe(true)

  requests.length = 0
  await visit(page, paths.video)
  for (const [title, name] of [
    ['Walkaround', 'walkaround'],
    ['Interior Tour', 'interior-tour'],
    ['Feature Spotlight', 'spotlight'],
  ] as const) {
    const button = page.getByRole('button', { name: `Play ${title}` })
    await button.scrollIntoViewIfNeeded()
    expect(films(name)).toEqual([])
    await button.press('Enter')
    const video = page.locator(`video[aria-label="${title}"]`)
    await expect(video).toBeFocused()
    await expectPlaying(video)
  }
})

test.describe(() => {
  test.use({ viewport: { width: 844, height: 340 } })

  test('on a phone in landscape, the viewer fits the screen, and the poster is as tall as the picture that replaces it', async ({
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
