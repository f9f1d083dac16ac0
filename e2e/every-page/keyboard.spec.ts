import { expect, test } from '@playwright/test'
import { careersCopy } from '../../src/content/careers/careers.ts'
import { layoutCopy } from '../../src/content/site/layout.ts'
import { visit } from '../hydrated.ts'

test('Tab reaches the skip link first, and focused controls show a focus ring', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: layoutCopy.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  for (const region of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    for (const control of await region.locator('a:visible, button:visible').all()) {
      await control.focus()
      // Browsers show the focus ring only if the last input came from the keyboard.
      await page.keyboard.press('Shift')
      await expect(control).toBeFocused()
      const ring = await control.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
      })
      expect(ring).toBeGreaterThanOrEqual(2)
    }
  }
})

test('going back restores the scroll position', async ({ page }) => {
  await visit(page, '/services')
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000)
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: careersCopy.title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /listing/ })).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000)
})
