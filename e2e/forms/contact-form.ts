import type { Page } from '@playwright/test'

export const message = {
  name: 'Ada O’Neil',
  phone: '+1 401.555.0199',
  text: 'We have sixty cars on the lot. When can you come?',
}

export async function fillContactForm(page: Page, email = 'ada@dealer.example') {
  await page.getByLabel('Name*').fill(message.name)
  await page.getByLabel('Email*').fill(email)
  await page.getByLabel('Phone').fill(message.phone)
  await page.getByLabel('Message*').fill(message.text)
}
