import { expect, test } from '@playwright/test'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { pdf } from '../../supabase/functions/send-email/resume/files-for-tests.ts'
import { answerForms } from '../forms/answer-forms.ts'
import { chooseResume, fillApplicationForm } from '../forms/application-form.ts'
import { fillContactForm } from '../forms/contact-form.ts'
import { goToPlanStep, openPlanDialog } from '../forms/plan-dialog.ts'
import { hydrated } from '../hydrated.ts'
import { useOlderBrowser } from '../older-browser.ts'

// A request handler that is still running when the test ends would throw an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const formPages = ['/contact', '/careers', '/vid-box-campaign']

test.describe('in a browser without the newer APIs', () => {
  let errors: string[]

  test.beforeEach(async ({ page }) => {
    errors = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await useOlderBrowser(page)
    await page.setViewportSize({ width: 390, height: 844 })
  })

  test('the menu opens, closes and navigates, even if its button is pressed before hydration', async ({
    page,
  }) => {
    await page.goto('/contact', { waitUntil: 'commit' })
    const menu = page.getByRole('button', { name: /^(Open|Close) menu$/ })
    const panel = page.getByRole('navigation', { name: 'Main' })
    await menu.click()
    await expect(panel).toBeVisible()
    await menu.click()
    await expect(panel).toBeHidden()
    await page.mouse.wheel(0, 400)
    await menu.click()
    await expect(panel.getByRole('link', { name: 'Home' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await menu.click()
    await panel.getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await expect(panel).toBeHidden()
    expect(errors).toEqual([])
  })

  test('a contact message, a plan request and a job application can be sent', async ({ page }) => {
    await answerForms(page)
    await page.goto('/contact?for=demo')
    await hydrated(page)
    await fillContactForm(page)
    await page.getByRole('button', { name: 'Request the demo' }).click()
    await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()

    await page.goto('/pricing')
    await hydrated(page)
    await openPlanDialog(page)
    await goToPlanStep(page)
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()

    await page.goto('/careers')
    await hydrated(page)
    await fillApplicationForm(page)
    await chooseResume(page, pdf(9_000))
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByRole('dialog', { name: 'Application Submitted Successfully!' })).toBeVisible()
    expect(errors).toEqual([])
  })

  test('a store name in the URL is filled into the hero’s field', async ({ page }) => {
    await page.goto('/?store=Herb%27s%20Chevrolet')
    await hydrated(page)
    await expect(page.getByRole('textbox', { name: 'Type your store’s name' })).toHaveValue(
      "Herb's Chevrolet",
    )
    expect(errors).toEqual([])
  })
})

/** The source of the entry module in each case. If it's undefined, the request for the module fails. */
const failures = {
  'cannot be fetched': undefined,
  'has syntax that the browser doesn’t know': 'let a = b ??> c',
  'throws an error': 'throw new TypeError("URL.canParse is not a function")',
}

for (const [failure, body] of Object.entries(failures)) {
  test(`forms show our phone and email if the page’s code ${failure}`, async ({ page }) => {
    await page.route(/\/assets\/site-[^/]+\.js$/, (route) =>
      body === undefined ? route.abort() : route.fulfill({ body, contentType: 'text/javascript' }),
    )
    for (const path of formPages) {
      await page.goto(path)
      const notice = page.getByRole('form').getByRole('alert')
      await expect(notice, path).toContainText(brand.phone.display, { timeout: 8_000 })
      await expect(notice.getByRole('link', { name: /@/ }), path).toBeVisible()
    }
  })
}
