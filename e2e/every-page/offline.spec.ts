import { expect, test } from '@playwright/test'
import { formNotices } from '../../src/content/site/notices.ts'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { answerForms } from '../forms/answer-forms.ts'
import { hydrated } from '../hydrated.ts'
import { beIdle, failAfterHydration, watchRequests } from '../late-requests.ts'

// A request handler that is still running when the test ends would throw an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('a background’s preview shows an error while offline, and opens when the browser comes back online', async ({
  page,
}) => {
  await failAfterHydration(page)
  await page.goto('/virtual-backgrounds')
  await hydrated(page)
  await page.getByRole('button', { name: 'Preview: White cove' }).click()
  await expect(page.getByRole('alert').filter({ hasText: formNotices.network })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('dialog', { name: 'White cove' })).toBeVisible()
})

test('our phone and email are shown if a plan’s form can’t be fetched', async ({ page }) => {
  await failAfterHydration(page)
  await page.goto('/pricing')
  await hydrated(page)
  await page.getByRole('button', { name: 'Choose Performance 60' }).click()
  await expect(page.getByText(formNotices.cannotSend)).toContainText(brand.phone.display)
})

test('a form whose code can’t be fetched shows our phone number, and can be sent later with the typed text', async ({
  page,
}) => {
  await failAfterHydration(page)
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Name').first().fill('Pat Doe')
  await page.getByLabel('Email').fill('pat@dealer.example')
  await page.getByLabel('Message').fill('Please call about forty cars.')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  const notice = page.getByRole('form').getByRole('alert')
  await expect(notice).toContainText(formNotices.network)
  await expect(notice).toContainText(brand.phone.display)
  await expect(page.getByLabel('Email')).toHaveValue('pat@dealer.example')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await answerForms(page)
  await send.click()
  await expect(page).toHaveURL(/\/success$/)
})

test('the receipt of a sent message is shown even if nothing else can be loaded', async ({ page }) => {
  const settled = watchRequests(page)
  await beIdle(page)
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Name').first().fill('Pat Doe')
  await page.getByLabel('Email').fill('pat@dealer.example')
  await page.getByLabel('Message').fill('Please call about forty cars.')
  await settled()
  await page.route('**/*', (route) => route.abort())
  await answerForms(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByText('Your receipt')).toBeVisible()
})
