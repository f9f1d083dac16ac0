import { fillContactForm, visitor } from '../contact-form.ts'
import { expect, test } from '../stack.ts'

test.beforeEach(({ stack }) => stack.empty())

test('with the mail down the lead is kept, and its mail goes out once after the return', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000)
  await stack.stopMail()
  await page.goto('/contact')
  await fillContactForm(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/success')
  expect(await stack.submissions()).toHaveLength(1)

  await stack.startMail()
  await expect.poll(async () => (await stack.mails()).length, { timeout: 90_000 }).toBe(1)
  // Two more rounds of the outbox must not send it again.
  await page.waitForTimeout(11_000)
  expect(await stack.mails()).toHaveLength(1)
})

test('with the database down the mail is still sent, and the lead is stored after the return', async ({
  page,
  stack,
}) => {
  test.setTimeout(150_000)
  await stack.stopDatabase()
  try {
    await page.goto('/contact')
    await fillContactForm(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/success', { timeout: 20_000 })
    await expect.poll(async () => (await stack.mails()).length).toBe(1)
  } finally {
    await stack.startDatabase()
  }
  await expect.poll(async () => (await stack.submissions()).length, { timeout: 90_000 }).toBe(1)
  expect(await stack.mails()).toHaveLength(1)
})

test('with both down the visitor is told, and keeps what was typed', async ({ page, stack }) => {
  test.setTimeout(120_000)
  await stack.stopDatabase()
  await stack.stopMail()
  try {
    await page.goto('/contact')
    await fillContactForm(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Submission failed. Retrying... (1/2)')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Submission failed. Retrying... (2/2)')).toBeVisible({ timeout: 20_000 })
    await expect(
      page.getByText(/^There was a problem sending your message: .+\. Please try again later\.$/),
    ).toBeVisible({ timeout: 20_000 })
    await expect(page).toHaveURL('/contact')
    await expect(page.getByLabel('Message*')).toHaveValue(visitor.message)
  } finally {
    await stack.startDatabase()
    await stack.startMail()
  }
})
