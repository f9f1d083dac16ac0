import { expect, type Page, test } from '@playwright/test'
import { type ServiceId, services } from '../../src/content/services/services.ts'
import { visit } from '../hydrated.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const cardOf = (page: Page, id: ServiceId) =>
  page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: services.find((service) => service.id === id)?.title, exact: true }),
  })

test('the service cards react to the pointer, but not with reduced motion', async ({ page }) => {
  const frames: string[] = []
  page.on('request', (request) => /\/spin\/white\/\d\d\./.test(request.url()) && frames.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/services')
  const [spin, enhancement] = [cardOf(page, 'spin'), cardOf(page, 'enhancement')]
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
