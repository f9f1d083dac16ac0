import { expect, type Page, type Request } from '@playwright/test'
import { frames } from './media/frames.ts'

/** Makes the page's requests fail after it has hydrated. Navigations still work. */
export async function failAfterHydration(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    const isHydrated = await page
      .evaluate(() => performance.getEntriesByName('hydrated').length > 0)
      // evaluate() fails if the page navigates in the meantime.
      .catch(() => false)
    return isHydrated ? route.abort() : route.continue()
  })
}

export function watchRequests(page: Page) {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await frames(page)
      await expect.poll(() => pending.size).toBe(0)
    }
  }
}

/** Runs idle callbacks without waiting, because a headless browser may never become idle. */
export async function beIdle(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run) =>
      window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }))
  })
}
