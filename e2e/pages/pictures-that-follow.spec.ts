import { expect, type Page, test } from '@playwright/test'
import { type ServiceId, services } from '../../src/content/services/services.ts'
import { hydrated } from '../hydrated.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const cardOf = (page: Page, id: ServiceId) =>
  page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: services.find((service) => service.id === id)?.title, exact: true }),
  })

test('the service cards react to the pointer, but not with reduced motion', async ({ page }) => {
  const frames: string[] = []
  page.on('request', (request) => {
    if (/\/spin\/white\/\d\d\./.test(request.url())) frames.push(request.url())
  })
  await page.goto('/services')
  await hydrated(page)
  const card = cardOf(page, 'spin')
  await card.scrollIntoViewIfNeeded()
  expect(frames).toEqual([])
  await expect(async () => {
    const box = await card.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 60)
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 60, { steps: 4 })
    await expect(card.locator('img[src*="/spin/white/"]')).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(frames).not.toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await hydrated(page)
  frames.length = 0
  await card.hover({ force: true })
  await cardOf(page, 'enhancement').hover({ force: true })
  expect(frames).toEqual([])
  await expect(cardOf(page, 'enhancement').locator('[style*="translateX(50%)"]')).toHaveCount(1)
})
