import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../checks/axe.ts'
import { setDefaultFontSize } from '../checks/overflow.ts'
import { boxOf, faultOfFocused, zoomed } from '../checks/viewports.ts'
import { visit } from '../hydrated.ts'

test.use({ viewport: { width: 390, height: 844 } })

const panel = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const toggle = (page: Page) => page.getByRole('button', { name: 'Open menu' })

test('the menu can be used with the keyboard, in a short window, and with large text', async ({ page }) => {
  await visit(page, '/contact')
  await toggle(page).press('Enter')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('link', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toggle(page)).toBeFocused()

  await toggle(page).click()
  await page.mouse.click(195, 800)
  await expect(panel(page)).toBeHidden()
  await toggle(page).click()
  await panel(page).getByRole('link').last().press('Tab')
  await expect(panel(page)).toBeHidden()

  await page.setViewportSize(zoomed)
  await toggle(page).press('Enter')
  for (let item = 0; item < 7; item++) {
    await page.keyboard.press('Tab')
    expect(await faultOfFocused(page)).toBeUndefined()
  }
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await setDefaultFontSize(page, 32)
  for (const control of [
    page.getByRole('banner').getByRole('link', { name: 'Schedule Demo' }),
    toggle(page),
  ]) {
    expect((await boxOf(control)).right).toBeLessThanOrEqual(390)
  }
  await toggle(page).click()
  await panel(page).getByRole('link', { name: 'Services' }).press('Enter')
  await expect(page).toHaveURL('/services')
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript, the menu opens and its links can be followed', async ({ page }) => {
    await page.goto('/contact')
    await toggle(page).click()
    await panel(page).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(/\/services\/?$/)
  })
})
