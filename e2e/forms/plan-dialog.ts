import { expect, type Page } from '@playwright/test'

export const dealer = {
  dealershipName: 'O’Neil Motors',
  name: 'Ada O’Neil',
  phone: '+1 401.555.0199',
}

export async function openPlanDialog(page: Page) {
  await page.getByRole('button', { name: 'Choose Performance 60' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Information on Performance 60' })
  await expect(dialog).toBeVisible()
  return dialog
}

export async function fillDealership(page: Page, email = 'ada@dealer.example') {
  await page.getByLabel('Dealership Name*').fill(dealer.dealershipName)
  await page.getByLabel('Primary Contact Name*').fill(dealer.name)
  await page.getByLabel('Phone Number*').fill(dealer.phone)
  await page.getByLabel('Email Address*').fill(email)
}

export async function goToPlanStep(page: Page, email?: string) {
  await fillDealership(page, email)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
}
