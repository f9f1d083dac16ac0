import { expect, type Page, test } from '@playwright/test'
import { coveredControls, phone } from '../checks/viewports.ts'
import { openPlanDialog } from '../forms/plan-dialog.ts'
import { visit } from '../hydrated.ts'

const offer = (page: Page) => page.getByRole('complementary', { name: 'Offer' })

test('the promo bar is hidden while a dialog is open, even if the bar loads after the dialog has opened', async ({
  page,
}) => {
  await visit(page, '/pricing')
  // Playwright's click() would scroll the page first.
  await page.getByRole('button', { name: 'Choose Performance 60' }).dispatchEvent('click')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  const text = page.getByText('Get started with our next feed guarantee!')
  await expect(text).toBeAttached()
  await expect(text).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(offer(page)).toBeVisible()
  await openPlanDialog(page)
  await expect(text).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(offer(page)).toBeVisible()
})

test('on phones, the calculator’s total covers neither the promo bar nor any control', async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, '/pricing-calculator-hidden')
  await page.mouse.wheel(0, 500)
  const total = page.getByRole('link', { name: /^First month \$1,599\.99/ })
  await expect(total).toBeInViewport({ ratio: 1 })
  await expect(offer(page)).toBeInViewport({ ratio: 1 })
  await page.getByRole('main').focus()
  expect(await coveredControls(page, 'main')).toEqual([])
  await total.click()
  await expect(page.getByRole('heading', { name: 'Quote' })).toBeInViewport()
})
