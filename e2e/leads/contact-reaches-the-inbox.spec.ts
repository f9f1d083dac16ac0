import { brand } from '../../supabase/functions/_shared/brand.ts'
import { contactAbout } from '../../supabase/functions/_shared/contracts/contact.ts'
import { fillContactForm, message } from '../forms/contact-form.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../servers/stack.ts'

test('a message reaches the sales inbox and the database', async ({ page, visitor }) => {
  await page.goto('/contact')
  await fillContactForm(page, visitor.email)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/success')
  await expect(page.getByText("Message sent successfully! We'll be in touch soon.")).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')

  await expect.poll(visitor.submissions).toHaveLength(1)
  const [submission] = await visitor.submissions()
  expect(submission).toMatchObject({
    form: 'contact',
    fields: { name: message.name, phone: '(401) 555-0199', message: message.text },
  })

  await expect.poll(visitor.mails).toHaveLength(1)
  const [mail] = await visitor.mails()
  expect(mail?.subject).toBe('New Contact Form Submission')
  expect(mail?.to).toContain(brand.supportEmail)
  expect(mail?.replyTo).toContain(visitor.email)
  expect(mail?.text).toContain('Company: Not provided')
  expect(mail?.html).toContain(message.name)
})

test('a message about a demo names its subject and its days in the inbox', async ({ page, visitor }) => {
  await page.goto('/contact?for=demo')
  await hydrated(page)
  await page.getByLabel('Name*').fill(message.name)
  await page.getByLabel('Email*').fill(visitor.email)
  await expect(page.getByLabel('Message*')).not.toBeEmpty()
  await page.getByLabel('Vehicles a month').fill('about 60')
  await page.getByRole('button', { name: 'Tue' }).click()
  const text = (await page.getByLabel('Message*').inputValue()).trim()
  expect(text).toContain('Tue')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/success')
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText(contactAbout.demo)

  await expect.poll(visitor.mails).toHaveLength(1)
  const [mail] = await visitor.mails()
  expect(mail?.subject).toBe('New Contact Form Submission')
  expect(mail?.text).toContain(`About: ${contactAbout.demo}`)
  expect(mail?.text).toContain('Vehicles a month: about 60')
  for (const line of text.split('\n')) expect(mail?.text).toContain(line.trim())
})

test('a store from a link is the company, in the inbox', async ({ page, visitor }) => {
  await page.goto('/?store=Herb%27s+Chevrolet')
  await hydrated(page)
  await page.goto('/contact?for=demo')
  await expect(page.getByLabel('Company')).toHaveValue("Herb's Chevrolet")
  await fillContactForm(page, visitor.email)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/success')
  await expect.poll(visitor.mails).toHaveLength(1)
  expect((await visitor.mails())[0]?.text).toContain("Company: Herb's Chevrolet")
})

test('the whole form works by keyboard alone', async ({ page, visitor }) => {
  await page.goto('/contact')
  await page.getByLabel('Name*').focus()
  for (const text of [message.name, visitor.email, message.phone, '', message.text]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/success')
  await expect.poll(visitor.submissions).toHaveLength(1)
})
