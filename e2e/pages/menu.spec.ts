import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'

test.use({ viewport: { width: 390, height: 844 } })

const panel = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const open = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click()

test('the menu opens, is announced, and navigates', async ({ page }) => {
  await page.goto('/contact')
  await open(page)
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
  await panel(page).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes the menu and returns focus', async ({ page }) => {
  await page.goto('/contact')
  await open(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('the menu closes on a click elsewhere, and when focus leaves it', async ({ page }) => {
  await page.goto('/contact')
  await open(page)
  await page.mouse.click(195, 800)
  await expect(panel(page)).toBeHidden()
  await open(page)
  await panel(page).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(panel(page)).toBeHidden()
})

test('the open menu is right under the header, at the top of the page and further down', async ({ page }) => {
  await page.goto(paths.why)
  for (const top of [0, 600]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await open(page)
    await expect(async () => {
      const header = await page.getByRole('banner').boundingBox()
      const menu = await panel(page).boundingBox()
      expect(menu?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0)
    }).toPass()
    await page.keyboard.press('Escape')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and navigates', async ({ page }) => {
    await page.goto('/contact')
    await open(page)
    await panel(page).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(/\/services\/?$/)
  })
})
