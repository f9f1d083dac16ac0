import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { visit } from '../hydrated.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const cardOf = (page: Page, path: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) })

test('the pictures on service cards follow the pointer unless reduced motion is on', async ({ page }) => {
  const frames: string[] = []
  page.on('request', (request) => /\/spin\/white\/\d\d\./.test(request.url()) && frames.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/services')
  const [spin, enhancement] = [cardOf(page, paths.spin), cardOf(page, paths.enhancement)]
  await spin.hover({ force: true })
  await enhancement.hover({ force: true })
  await expect(enhancement.locator('[style*="translateX(50%)"]')).toHaveCount(1)
  expect(frames).toEqual([])

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(async () => {
    for (const x of [30, 300]) await spin.hover({ position: { x, y: 60 }, force: true })
    await expect(spin.locator('img[src*="/spin/white/"]')).toBeVisible({ timeout: 1000 })
  }).toPass()
})
