import type { Locator } from '@playwright/test'
import { message } from '../forms/contact-form.ts'
import { removeNewerApis } from '../older-browser.ts'
import { expect, test } from '../servers/stack.ts'

const tabTo = (target: Locator) =>
  expect(async () => {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })

test('a contact message sent from an older browser with the keyboard alone reaches the inbox and the database', async ({
  page,
  visitor,
}) => {
  await removeNewerApis(page)
  await page.goto('/services?utm_source=google&utm_campaign=spring+sale')
  await page.goto('/contact')
  await page.getByLabel('Name*').focus()
  const { name, phone, text } = message
  const fields = { 'Name*': name, 'Email*': visitor.email, Phone: phone, 'Message*': text }
  for (const [label, typed] of Object.entries(fields)) {
    await tabTo(page.getByLabel(label, { exact: true }))
    await page.keyboard.type(typed)
  }
  await tabTo(page.getByRole('button', { name: 'Send Message' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/success')
  await expect(page.getByText("Message sent successfully! We'll be in touch soon.")).toBeVisible()

  const source = { page: '/contact', utm_source: 'google', utm_campaign: 'spring sale' }
  const stored = { name, phone: '(401) 555-0199', message: text, ...source }
  await expect.poll(visitor.submissions).toMatchObject([{ form: 'contact', fields: stored }])
  await expect.poll(visitor.mails).toMatchObject([{ subject: 'New Contact Form Submission' }])
})
