import { expect, type Page, test } from '@playwright/test'
import { careersCopy } from '../../src/content/careers/careers.ts'
import { layoutCopy } from '../../src/content/site/layout.ts'
import { hydrated } from '../hydrated.ts'

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
      expect(await outlineWidth(page)).toBeGreaterThanOrEqual(2)
    }
  }
})

test('the mobile menu can be used with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const toggle = page.getByRole('button', { name: 'Open menu' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  // Before hydration, following the link would load a new document, which doesn't focus the heading.
  await hydrated(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await outlineWidth(page)).toBe(0)
})

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/services')
  await hydrated(page)
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000)
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: careersCopy.title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /listing/ })).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000)
})

test('a spinner is shown while the next page’s code loads', async ({ page }) => {
  const spinner = page.getByRole('status').filter({ hasText: layoutCopy.loadingPage })
  const contact = await (await page.request.get('/contact')).text()
  let letThrough = () => {}
  const isSeen = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  // Code that /contact doesn't need waits until the test has seen the spinner.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!contact.includes(new URL(route.request().url()).pathname)) await isSeen
    await route.continue()
  })
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
  await expect(spinner).toBeVisible()
  letThrough()
  await expect(page.getByRole('heading', { level: 1, name: /listing/ })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

function outlineWidth(page: Page) {
  return page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })
}
