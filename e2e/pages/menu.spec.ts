import { expect, type Page, test } from '@playwright/test'
import { setDefaultFontSize } from '../checks/overflow.ts'

test.use({ viewport: { width: 390, height: 844 } })

const panel = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const open = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click()

test('the menu closes on an outside click or when it loses focus, and fits at double text size', async ({
  page,
}) => {
  await page.goto('/contact')
  await open(page)
  await page.mouse.click(195, 800)
  await expect(panel(page)).toBeHidden()
  await open(page)
  await panel(page).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(panel(page)).toBeHidden()

  await setDefaultFontSize(page, 32)
  for (const control of [
    page.getByRole('banner').getByRole('link', { name: 'Schedule Demo' }),
    page.getByRole('button', { name: 'Open menu' }),
  ]) {
    const box = await control.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(390)
  }
  await open(page)
  await expect(panel(page).getByRole('link', { name: 'Services' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and navigates', async ({ page }) => {
    await page.goto('/contact')
    await open(page)
    await panel(page).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(/\/services\/?$/)
  })
})
