import { expect, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { hydrated } from '../hydrated.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the image beside a list follows the row in view', async ({ page }) => {
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
  expect(frames).not.toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await hydrated(page)
  frames.length = 0
  await card.hover({ force: true })
  await page.locator('[data-motion=enhancement]').hover({ force: true })
  expect(frames).toEqual([])
  await expect(page.locator('[data-motion=enhancement]')).not.toHaveAttribute('style')
})
