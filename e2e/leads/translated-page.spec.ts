import { pdf } from '../../supabase/functions/send-email/resume/files-for-tests.ts'
import { chooseResume, fillApplicationForm } from '../forms/application-form.ts'
import { fillContactForm } from '../forms/contact-form.ts'
import { fillDealership, openPlanDialog } from '../forms/plan-dialog.ts'
import { openTranslated, type TranslatedWhen } from '../forms/translated-page.ts'
import { expect, test } from '../servers/stack.ts'

// A translator takes React's text nodes out of the page: https://github.com/facebook/react/issues/11538
const moments: ReadonlyArray<TranslatedWhen> = ['before hydration', 'after hydration']

for (const when of moments) {
  test(`translated ${when}, a message ends with its receipt`, async ({ page, visitor }) => {
    await openTranslated(page, '/contact', when)
    await fillContactForm(page, visitor.email)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()
    await expect(page).toHaveURL('/success')
    await expect.poll(visitor.mails).toHaveLength(1)
  })

  test(`translated ${when}, a plan request announces its second step and ends with its receipt`, async ({
    page,
    visitor,
  }) => {
    await openTranslated(page, '/pricing', when)
    const dialog = await openPlanDialog(page)
    await expect(dialog.getByRole('heading', { name: /^Step 1 of 2 ?: Your dealership$/ })).toBeVisible()
    await fillDealership(page, visitor.email)
    await page.getByRole('button', { name: 'Next' }).click()
    const second = dialog.getByRole('heading', { name: /^Step 2 of 2 ?: Your plan$/ })
    await expect(second).toBeFocused()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(dialog.getByRole('heading', { name: /^Step 1 of 2 ?: Your dealership$/ })).toBeFocused()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(second).toBeFocused()
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()
    await expect.poll(visitor.mails).toHaveLength(1)
  })

  test(`translated ${when}, an application ends with its dialog`, async ({ page, visitor }) => {
    await openTranslated(page, '/careers', when)
    await fillApplicationForm(page, visitor.email)
    await chooseResume(page, pdf(4000))
    await page.getByRole('button', { name: 'Submit Application' }).click()
    const dialog = page.getByRole('dialog', { name: 'Application Submitted Successfully!' })
    await expect(dialog.getByText('Confirmation email sent')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(visitor.mails).toHaveLength(2)
  })

  test(`translated ${when}, a demo request reaches the thank-you page`, async ({ page }) => {
    await openTranslated(page, '/vid-box-campaign', when)
    await page.getByLabel('Name*', { exact: true }).fill('Ada Diaz')
    await page.getByLabel('Email*').fill('ada@dealer.example')
    await page.getByLabel('Phone*').fill('401 555 0199')
    await page.getByLabel('Dealership name*', { exact: false }).fill('O’Neil Motors')
    await page.getByRole('form').getByRole('button').last().click()
    await expect(page).toHaveURL('/success')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
