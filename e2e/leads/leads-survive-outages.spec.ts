import { fillContactForm, message } from '../forms/contact-form.ts'
import { expect, test } from '../servers/stack.ts'

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
