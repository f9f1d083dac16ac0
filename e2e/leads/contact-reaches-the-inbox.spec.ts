import { fillContactForm, visitor } from '../contact-form.ts'
import { expect, test } from '../stack.ts'

test.beforeEach(({ stack }) => stack.empty())

test('a message reaches the sales inbox and the database', async ({ page, stack }) => {
  await page.goto('/contact')
  await fillContactForm(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/success')
  await expect(page.getByText("Message sent successfully! We'll be in touch soon.")).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')

  const submissions = await stack.submissions()
  expect(submissions).toHaveLength(1)
  expect(submissions[0]).toMatchObject({
    form: 'contact',
    fields: { name: visitor.name, email: visitor.email, phone: '(401) 555-0199', message: visitor.message },
  })

  await expect.poll(async () => (await stack.mails()).length).toBe(1)
  const [mail] = await stack.mails()
  expect(mail?.subject).toBe('New Contact Form Submission')
  expect(mail?.to).toContain('support@lotspin.example')
  expect(mail?.replyTo).toContain(visitor.email)
  expect(mail?.text).toContain('Company: Not provided')
  expect(mail?.html).toContain(visitor.name)
})

for (const [intent, about] of [
  ['demo', 'Demo'],
  ['spins', '5 free 360° spins'],
  ['quote', 'Quote'],
  ['integration', 'Custom integration'],
  ['plan', 'A plan'],
  ['tried', 'Tried a spin of their own car'],
] as const) {
  test(`a message about ${about.toLowerCase()} says so in the inbox`, async ({ page, stack }) => {
    await page.goto(`/contact?for=${intent}`)
    await page.getByLabel('Name*').fill(visitor.name)
    await page.getByLabel('Email*').fill(visitor.email)
    await expect(page.getByLabel('Message*')).not.toBeEmpty()
    const tuesday = page.getByRole('button', { name: 'Tue' })
    if (['demo', 'spins', 'tried'].includes(intent)) await tuesday.click()
    const message = (await page.getByLabel('Message*').inputValue()).trim()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/success')
    await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText(about)

    await expect.poll(async () => (await stack.mails()).length).toBe(1)
    const [mail] = await stack.mails()
    expect(mail?.subject).toBe('New Contact Form Submission')
    expect(mail?.text).toContain(`About: ${about}`)
    for (const line of message.split('\n')) expect(mail?.text).toContain(line.trim())
  })
}

test('pressing twice sends once', async ({ page, stack }) => {
  await page.goto('/contact')
  await fillContactForm(page)
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  await expect(page).toHaveURL('/success')
  await expect.poll(async () => (await stack.mails()).length).toBe(1)
  expect(await stack.submissions()).toHaveLength(1)
})

test('the whole form works by keyboard alone', async ({ page, stack }) => {
  await page.goto('/contact')
  await page.getByLabel('Name*').focus()
  for (const text of [visitor.name, visitor.email, visitor.phone, '', visitor.message]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/success')
  expect(await stack.submissions()).toHaveLength(1)
})

test('what was typed survives a reload and is gone after success', async ({ page, stack }) => {
  await page.goto('/contact')
  await fillContactForm(page)
  await page.reload()
  await expect(page.getByLabel('Message*')).toHaveValue(visitor.message)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/success')
  expect(await stack.submissions()).toHaveLength(1)
  await page.goto('/contact')
  await expect(page.getByLabel('Message*')).toHaveValue('')
})
