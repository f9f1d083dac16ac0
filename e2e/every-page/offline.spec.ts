import { expect, type Page, test } from '@playwright/test'
import { formNotices } from '../../src/content/site/notices.ts'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { coveredControls, zoomed } from '../checks/viewports.ts'
import { answerForms } from '../forms/answer-forms.ts'
import { fillContactForm } from '../forms/contact-form.ts'
import { visit } from '../hydrated.ts'
import { beIdle, failAfterHydration, watchRequests } from '../late-requests.ts'

// A request handler that is still running when the test ends would throw an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('an error is shown if a dialog’s code can’t be fetched, and the dialog opens when the browser is back online', async ({
  page,
}) => {
  await failAfterHydration(page)
  await visit(page, '/pricing')
  await page.getByRole('button', { name: 'Choose Performance 60' }).click()
  await expect(page.getByText(formNotices.cannotSend)).toContainText(brand.phone.display)

  await page.setViewportSize(zoomed)
  await visit(page, '/virtual-backgrounds')
  await page.getByRole('button', { name: 'Preview: White cove' }).click()
  await expect(page.getByRole('alert').filter({ hasText: formNotices.network })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('dialog', { name: 'White cove' })).toBeVisible()
  expect(await coveredControls(page), 'in a low window').toEqual([])
})

async function fillIn(page: Page) {
  await visit(page, '/contact')
  await fillContactForm(page)
  return page.getByRole('button', { name: 'Send Message' })
}

test('a form whose code can’t be fetched shows our phone number, and can be sent once the code loads', async ({
  page,
}) => {
  await failAfterHydration(page)
  const send = await fillIn(page)
  await send.click()
  const notice = page.getByRole('form').getByRole('alert')
  await expect(notice).toContainText(formNotices.network)
  await expect(notice).toContainText(brand.phone.display)
  await expect(page.getByLabel('Email')).toHaveValue('ada@dealer.example')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await answerForms(page)
  await send.click()
  await expect(page).toHaveURL(/\/success$/)
})

test('the receipt for a sent message is shown even if nothing else can be loaded', async ({ page }) => {
  const settled = watchRequests(page)
  await beIdle(page)
  const send = await fillIn(page)
  await settled()
  await page.route('**/*', (route) => route.abort())
  await answerForms(page)
  await send.click()
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByText('Your receipt')).toBeVisible()
})
