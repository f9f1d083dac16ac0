import { expect, test } from '@playwright/test'
import { goToPlanStep, openPlanDialog } from '../forms/plan-dialog.ts'
import { visit } from '../hydrated.ts'

test('the plan dialog closes on Back, and reopens with the typed text on Forward or after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/terms')
  await visit(page, '/pricing#plans')
  const dialog = await openPlanDialog(page)
  await dialog.getByRole('button', { name: 'Close' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page, 'a double click on Close doesn’t leave the page').toHaveURL('/pricing#plans')

  await openPlanDialog(page)
  await goToPlanStep(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  const choose = page.getByRole('button', { name: 'Choose Performance 60' })
  await expect(choose).toBeFocused()
  await expect(choose).toBeInViewport()
  await page.goForward()
  await expect(dialog).toBeVisible()
  await expect(page.getByLabel('Dealership Name*')).toHaveValue('O’Neil Motors')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Discount Code').fill('SPRING')
  await page.reload()
  await expect(dialog.getByRole('heading', { name: /^Step 2 of 2/ })).toBeFocused()
  await expect(page.getByLabel('Discount Code')).toHaveValue('SPRING')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/terms')
})
