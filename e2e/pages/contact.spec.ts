import { expect, type Page, test } from '@playwright/test'
import { contactIntentCopy } from '../../src/content/contact/contact.ts'
import { fillContactForm, message } from '../forms/contact-form.ts'
import { hydrated } from '../hydrated.ts'

const { spins, quote } = contactIntentCopy

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test('a message that nobody wrote follows the address, also in the same tab', async ({ page }) => {
  await open(page, '/contact?for=spins')
  await expect(page.getByLabel('Message*')).toHaveValue(spins.message)
  await open(page, '/contact?for=quote')
  await expect(page.getByRole('heading', { level: 1, name: quote.title })).toBeVisible()
  await expect(page.getByLabel('Message*')).toHaveValue(quote.message)
  await open(page, '/contact')
  await expect(page.getByLabel('Message*')).toHaveValue('')
})

test('a message that the visitor wrote stays', async ({ page }) => {
  await open(page, '/contact?for=spins')
  await fillContactForm(page)
  await open(page, '/contact?for=quote')
  await expect(page.getByLabel('Message*')).toHaveValue(message.text)
})
