import type { Locator } from '@playwright/test'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { message } from '../forms/contact-form.ts'
import { expect, test } from '../servers/stack.ts'

const tabTo = (target: Locator) =>
  expect(async () => {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })

test('a message typed with the keyboard alone reaches the inbox and the database', async ({
  page,
  visitor,
}) => {
  await page.goto('/services?utm_source=google&utm_campaign=spring+sale')
  await page.goto('/contact')
  await page.getByLabel('Name*').focus()
  const fields = {
    'Name*': message.name,
    'Email*': visitor.email,
    Phone: message.phone,
    'Message*': message.text,
  }
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await tabTo(page.getByRole('button', { name: 'Send Message' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/success')
  await expect(page.getByText("Message sent successfully! We'll be in touch soon.")).toBeVisible()

  await expect.poll(visitor.submissions).toHaveLength(1)
  const [submission] = await visitor.submissions()
  const source = { page: '/contact', utm_source: 'google', utm_campaign: 'spring sale' }
  expect(submission).toMatchObject({
    form: 'contact',
    fields: { name: message.name, phone: '(401) 555-0199', message: message.text, ...source },
  })

  await expect.poll(visitor.mails).toHaveLength(1)
  const [mail] = await visitor.mails()
  expect(mail?.subject).toBe('New Contact Form Submission')
  expect(mail?.to).toContain(brand.supportEmail)
  expect(mail?.replyTo).toContain(visitor.email)
  expect(mail?.text).toContain('Company: Not provided')
  expect(mail?.text).toContain('Campaign: utm_source=google, utm_campaign=spring sale')
  expect(mail?.html).toContain(message.name)
})
