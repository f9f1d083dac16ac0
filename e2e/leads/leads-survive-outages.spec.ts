import { fillContactForm, message } from '../forms/contact-form.ts'
import { expect, test } from '../servers/stack.ts'

test('with mail down the lead is stored, and its email is sent once when mail is back', async ({
  page,
  visitor,
  stack,
}) => {
  await stack.stopMail()
  try {
    await page.goto('/contact')
    await fillContactForm(page, visitor.email)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/success')
    await expect.poll(visitor.submissions).toHaveLength(1)
  } finally {
    await stack.startMail()
  }
  await stack.runOutbox()
  await expect.poll(visitor.mails).toHaveLength(1)
  await stack.runOutbox()
  expect(await visitor.mails()).toHaveLength(1)
})

test('with the database down the email is still sent, and the lead is stored when it is back', async ({
  page,
  visitor,
  stack,
}) => {
  await stack.stopDatabase()
  try {
    await page.goto('/contact')
    await fillContactForm(page, visitor.email)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/success')
    await expect.poll(visitor.mails).toHaveLength(1)
  } finally {
    await stack.startDatabase()
  }
  await expect.poll(visitor.submissions, { timeout: 90_000 }).toHaveLength(1)
  expect(await visitor.mails()).toHaveLength(1)
})

test('with both down the visitor sees an error, and the form keeps what was typed', async ({
  page,
  visitor,
  stack,
}) => {
  await stack.stopDatabase()
  await stack.stopMail()
  try {
    await page.goto('/contact')
    await fillContactForm(page, visitor.email)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Submission failed. Retrying... (1/2)')).toBeVisible()
    await expect(page.getByText('Submission failed. Retrying... (2/2)')).toBeVisible()
    await expect(
      page.getByText(/^There was a problem sending your message: .+\. Please try again later\.$/),
    ).toBeVisible()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByLabel('Message*')).toHaveValue(message.text)
  } finally {
    await stack.startDatabase()
    await stack.startMail()
  }
})
