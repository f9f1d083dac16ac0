import { expect, type Page, test } from '@playwright/test'
import { formNotices } from '../../src/content/site/notices.ts'
import { hydrated } from '../hydrated.ts'
import { pages } from '../routes.ts'

for (const path of pages) {
  test(`${path} stays when everything after hydration fails to load`, async ({ page }) => {
    const crashes: string[] = []
    page.on('pageerror', ({ message }) => crashes.push(message))
    const settled = await failAfterHydration(page)
    await page.goto(path)
    await hydrated(page)
    await settled()
    await pressEveryButton(page)
    await settled()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
    await expect(page.getByText('Unexpected Application Error')).toHaveCount(0)
    expect(crashes).toEqual([])
  })
}

test('a background pressed offline says so, and opens once the browser is online', async ({ page }) => {
  await failAfterHydration(page)
  await page.goto('/virtual-backgrounds')
  await hydrated(page)
  await page.getByRole('button', { name: 'Preview: White cove' }).click()
  await expect(page.getByRole('alert').filter({ hasText: formNotices.network })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('dialog', { name: 'White cove' })).toBeVisible()
})

test('a message that was sent reaches its receipt without a connection', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  // The last of what /success imports.
  const fetched = page.waitForResponse(/\/assets\/calendar-day-.*\.js$/)
  await page.getByLabel('Name').first().fill('Pat Doe')
  await (await fetched).finished()
  await page.getByLabel('Email').fill('pat@dealer.example')
  await page.getByLabel('Message').fill('Please call about forty cars.')
  await idle(page)
  await page.route('**/assets/**', (route) => route.abort())
  await page.route('**/functions/v1/send-email', (route) =>
    route.fulfill({
      json: { success: true, id: '6f1c1c0e-0000-4000-8000-000000000000' },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  )
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByText('Your receipt')).toBeVisible()
})

/**
 * What hydration needs is requested before it, and so arrives.
 * @returns waits until the page has begun what it does when idle, and has seen it fail
 */
async function failAfterHydration(page: Page) {
  let pending = 0
  await page.route('**/*', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    pending += 1
    const isHydrated = await page.evaluate(() => performance.getEntriesByName('hydrated').length > 0)
    await (isHydrated ? route.abort() : route.continue())
    pending -= 1
  })
  return async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await idle(page)
      await expect.poll(() => pending).toBe(0)
    }
  }
}

async function pressEveryButton(page: Page) {
  await page.locator('main').evaluate((main) => {
    for (const button of main.querySelectorAll('button')) button.click()
  })
  await page.keyboard.press('Escape')
}

async function idle(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
}
