import type { Page } from '@playwright/test'

export const visitor = {
  name: 'Ada O’Neil',
  email: 'ada@dealer.example',
  phone: '+1 401.555.0199',
  message: 'We have sixty cars on the lot. When can you come?',
}

export async function fillContactForm(page: Page) {
  await page.getByLabel('Name*').fill(visitor.name)
  await page.getByLabel('Email*').fill(visitor.email)
  await page.getByLabel('Phone').fill(visitor.phone)
  await page.getByLabel('Message*').fill(visitor.message)
}
