import { expect, test } from '@playwright/test'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { phone } from '../checks/viewports.ts'
import { useOlderBrowser } from '../older-browser.ts'

// A request handler that is still running when the test ends would throw an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

// The tests in e2e/leads send each form in a browser without the newer APIs.
test('in an older browser, the menu opens even if its button is pressed before hydration, and closes on a second press, on Escape or when a link is followed', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await useOlderBrowser(page)
  await page.setViewportSize(phone)
  await page.goto('/contact', { waitUntil: 'commit' })
  const openButton = page.getByRole('button', { name: 'Open menu' })
  await openButton.click()
  const panel = page.getByRole('navigation', { name: 'Main' })
  const home = panel.getByRole('link', { name: 'Home' })
  await expect(home).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(panel).toBeHidden()
  await openButton.click()
  await home.press('Escape')
  await expect(openButton).toBeFocused()
  await openButton.click()
  await panel.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(panel).toBeHidden()
  expect(errors).toEqual([])
})

// If `body` is undefined, the request for the entry module fails.
for (const [path, failure, body] of [
  ['/contact', 'can’t be fetched', undefined],
  ['/careers', 'has syntax that the browser doesn’t support', 'let a = b ??> c'],
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
