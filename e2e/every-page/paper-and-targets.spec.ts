import { expect, test } from '@playwright/test'
import { hydrated } from '../hydrated.ts'

test('a printed quote has a white page, even with background printing on', async ({ page }) => {
  await page.goto('/pricing-calculator-hidden')
  await page.emulateMedia({ media: 'print' })
  for (const element of ['html', 'body']) {
    await expect(page.locator(element)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
})

test('the visit report prints on one letter page', async ({ page }) => {
  await page.goto('/sample-visit-report')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 612 792\s*\]/)
})

test('a toast’s Close button is at least 24 px wide and high', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/pricing-calculator-hidden')
  await hydrated(page)
  await page.getByRole('button', { name: /^Copy/ }).click()
  const close = page.locator('[data-sonner-toast] [data-close-button]')
  await expect(close).toBeVisible()
  const box = await close.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(24)
  expect(box?.height).toBeGreaterThanOrEqual(24)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`This quote: ${new URL(page.url()).origin}/pricing-calculator-hidden?vehicles=50`)
})
