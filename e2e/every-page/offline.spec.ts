import { expect, type Page, test } from '@playwright/test'
import { formNotices } from '../../src/content/site/notices.ts'
import { answerForms } from '../forms/answer-forms.ts'
import { hydrated } from '../hydrated.ts'
import { pages } from '../routes.ts'

// A late request may still be running when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

for (const path of pages) {
  test(`${path} stays complete when everything after hydration fails to load`, async ({ page }) => {
    const crashes: string[] = []
    page.on('pageerror', ({ message }) => crashes.push(message))
    const settled = watchRequests(page)
    await failAfterHydration(page)
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

test('a background pressed offline shows a notice, and opens once the browser is online', async ({
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

test('a plan shows phone and email if its form can’t be fetched', async ({ page }) => {
  await failAfterHydration(page)
  await page.goto('/pricing')
  await hydrated(page)
  await page.getByRole('button', { name: 'Choose Performance 60' }).click()
  await expect(page.getByText(/^This form can’t send right now/)).toContainText('(401) 555-0142')
})

test('a sent message reaches its receipt without a connection', async ({ page }) => {
  const settled = watchRequests(page)
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

/** Requests made before hydration still succeed. */
async function failAfterHydration(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    const isHydrated = await page.evaluate(() => performance.getEntriesByName('hydrated').length > 0)
    return isHydrated ? route.abort() : route.continue()
  })
}

/** @returns a function that waits until the page has started its idle work and all its requests have ended */
function watchRequests(page: Page) {
  let pending = 0
  const ended = () => {
    pending -= 1
  }
  page.on('request', () => {
    pending += 1
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
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

/** A headless browser may never be idle, and then the page does its idle work after 2 s. */
async function idle(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2500 })))
}
