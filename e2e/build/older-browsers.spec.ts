import { expect, test } from '@playwright/test'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { pdf } from '../../supabase/functions/send-email/resume/files-for-tests.ts'
import { answerForms } from '../forms/answer-forms.ts'
import { chooseResume, fillApplicationForm } from '../forms/application-form.ts'
import { fillContactForm } from '../forms/contact-form.ts'
import { goToPlanStep, openPlanDialog } from '../forms/plan-dialog.ts'
import { visit } from '../hydrated.ts'
import { useOlderBrowser } from '../older-browser.ts'

// A request handler that is still running when the test ends would throw an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.describe(() => {
  let errors: string[]

  test.beforeEach(async ({ page }) => {
    errors = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await useOlderBrowser(page)
    await page.setViewportSize({ width: 390, height: 844 })
  })

  test('in an older browser, the menu opens even if its button is pressed before hydration, and its links can be followed', async ({
    page,
  }) => {
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const panel = page.getByRole('navigation', { name: 'Main' })
    await expect(panel.getByRole('link', { name: 'Home' })).toBeInViewport({ ratio: 1 })
    await panel.getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await expect(panel).toBeHidden()
    expect(errors).toEqual([])
  })

  test('an older browser can send a contact message, a plan request and a job application', async ({
    page,
  }) => {
    await answerForms(page)
    await visit(page, '/contact?for=demo')
    await fillContactForm(page)
    await page.getByRole('button', { name: 'Request the demo' }).click()
    await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()

    await visit(page, '/pricing')
    await openPlanDialog(page)
    await goToPlanStep(page)
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()

    await visit(page, '/careers')
    await fillApplicationForm(page)
    await chooseResume(page, pdf(9_000))
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByRole('dialog', { name: 'Application Submitted Successfully!' })).toBeVisible()
    expect(errors).toEqual([])
  })
})

// If `body` is undefined, the request for the entry module fails.
for (const [path, failure, body] of [
  ['/contact', 'can’t be fetched', undefined],
  ['/careers', 'has syntax that the browser doesn’t support', 'let a = b ??> c'],
  ['/vid-box-campaign', 'throws an error', 'throw new TypeError("URL.canParse is not a function")'],
] as const) {
  test(`the form on ${path} shows our phone number and email address if the page’s code ${failure}`, async ({
    page,
  }) => {
    await page.route(/\/assets\/site-[^/]+\.js$/, (route) =>
      body === undefined ? route.abort() : route.fulfill({ body, contentType: 'text/javascript' }),
    )
    await page.goto(path)
    const notice = page.getByRole('form').getByRole('alert')
    await expect(notice).toContainText(brand.phone.display, { timeout: 8_000 })
    await expect(notice.getByRole('link', { name: /@/ })).toBeVisible()
  })
}
