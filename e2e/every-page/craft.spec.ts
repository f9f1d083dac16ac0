import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { hydrated } from '../hydrated.ts'

const desktop = { width: 1440, height: 900 }

test('the home title keeps three lines from 1280 px up', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  for (const width of [1280, 1440, 1536, 1600, 1728, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => titleLines(page), `at ${width} px`).toBe(3)
  }
})

test('no title of a page head breaks early on wide screens', async ({ page }) => {
  for (const [path, lines] of [
    ['/pricing', 2],
    ['/all-plans', 2],
    [paths.why, 2],
    ['/services/360-photography', 2],
    ['/404', 1],
  ] as const) {
    await page.goto(path)
    for (const width of [1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => titleLines(page), `${path} at ${width} px`).toBe(lines)
    }
  }
})

async function titleLines(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  return page
    .locator('h1')
    .filter({ visible: true })
    .evaluate((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
}

test('Home and Why have one statement of 80 px', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const [path, text] of [
    ['/', 'session is free.'],
    [paths.why, 'We leave the scratch.'],
    ['/careers', '80%'],
  ] as const) {
    await page.goto(path)
    const statement = page.getByText(text).and(page.locator('.text-80'))
    await expect(statement, path).toHaveCSS('font-size', '80px')
  }
})

test('the image beside a list follows the row in view', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto(paths.why)
  const section = page.getByRole('region', { name: /What the software does/ })
  await section.scrollIntoViewIfNeeded()
  const pictures = section.locator('img')
  for (const [row, title] of [
    [0, 'Image enhancement'],
    [5, 'Continuous learning'],
  ] as const) {
    await section.getByText(title).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await page.mouse.wheel(0, 70)
    await expect(pictures.nth(row)).toHaveCSS('opacity', '1')
    await expect(pictures.nth(5 - row)).toHaveCSS('opacity', '0')
    await expect(pictures.nth(row)).toBeInViewport()
  }
})

test('the service cards react to the pointer, but not with reduced motion', async ({ page }) => {
  const frames: string[] = []
  page.on('request', (request) => {
    if (/\/spin\/white\/\d\d\./.test(request.url())) frames.push(request.url())
  })
  await page.setViewportSize(desktop)
  await page.goto('/services')
  await hydrated(page)
  const card = page.locator('[data-motion=spin]')
  await card.scrollIntoViewIfNeeded()
  expect(frames).toEqual([])
  await expect(async () => {
    const box = await card.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 60)
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 60, { steps: 4 })
    await expect(card.locator('> img')).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(new Set(frames).size).toBe(12)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await hydrated(page)
  frames.length = 0
  await card.hover({ force: true })
  await page.locator('[data-motion=enhancement]').hover({ force: true })
  expect(frames).toEqual([])
  await expect(page.locator('[data-motion=enhancement]')).not.toHaveAttribute('style')
})

test('the before/after slider takes at most 78 % of the viewport height', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(paths.why)
  const frame = page.locator('[data-follows-range]')
  expect((await frame.boundingBox())?.height).toBeLessThanOrEqual(1080 * 0.78 + 1)
})

test('a portrait viewer shows no seam between the image and its surroundings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/viewer/?set=white')
  await expect(page.locator('[data-state=ready]')).toBeVisible()
  // The picture is 1.36 times as wide as the stage, at 16:9, in the middle.
  const difference = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const top = (canvas.height - (canvas.width * 1.36 * 9) / 16) / 2
      const levelAt = (y: number) => canvas.getContext('2d')?.getImageData(4, y, 1, 1).data[0] ?? 0
      return Math.abs(levelAt(0) - levelAt(Math.ceil(top) + 1))
    })
  await expect.poll(difference).toBeLessThan(3)
})
