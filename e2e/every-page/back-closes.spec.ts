import { expect, type Page, test } from '@playwright/test'
import { goToPlanStep, openPlanDialog } from '../forms/plan-dialog.ts'
import { hydrated } from '../hydrated.ts'

test('the plan dialog closes on Back, and reopens on Forward or a reload with the typed text', async ({
  page,
}) => {
  await arrive(page, '/pricing')
  const dialog = await openPlanDialog(page)
  await goToPlanStep(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/pricing')
  await page.goForward()
  await expect(dialog).toBeVisible()
  await expect(page.getByLabel('Dealership Name*')).toHaveValue('O’Neil Motors')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Discount Code').fill('SPRING')
  await page.reload()
  await expect(dialog.getByRole('heading', { name: /^Step 2 of 2.*Your plan$/ })).toBeFocused()
  await expect(page.getByLabel('Discount Code')).toHaveValue('SPRING')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Dealership Name*')).toHaveValue('O’Neil Motors')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/terms')
})

test('closing the plan dialog never leaves the page, even with a double click, and restores focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, '/pricing#plans')
  const choose = page.getByRole('button', { name: 'Choose Performance 60' })
  await choose.scrollIntoViewIfNeeded()
  const dialog = await openPlanDialog(page, 'Performance 60')
  await dialog.getByRole('button', { name: 'Close' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/pricing#plans')
  await openPlanDialog(page, 'Performance 60')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(choose).toBeFocused()
  await expect(choose).toBeInViewport()
})

/** Visits /terms first, so Back has a page to return to. */
async function arrive(page: Page, path: string) {
  await page.goto('/terms')
  await page.goto(path)
  await hydrated(page)
}
