import type { Page } from '@playwright/test'

export const message = {
  name: 'Ada O’Neil',
  phone: '+1 401.555.0199',
  text: 'We have sixty cars on the lot. When can you come?',
}

/**
 * @param email Set it in tests on the real stack. The function then also waits a second, because the stack holds
 * submissions that were filled in faster than that.
 */
export async function fillContactForm(page: Page, email?: string) {
  await page.getByLabel('Name*').fill(message.name)
  await page.getByLabel('Email*').fill(email ?? 'ada@dealer.example')
  await page.getByLabel('Phone').fill(message.phone)
  await page.getByLabel('Message*').fill(message.text)
  if (email) await page.waitForTimeout(1_000)
}
