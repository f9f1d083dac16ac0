import { expect, type Page } from '@playwright/test'
import { frames } from './media/frames.ts'

/** What hydration needs is requested before it, and so arrives. */
export async function failAfterHydration(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    const isHydrated = await page.evaluate(() => performance.getEntriesByName('hydrated').length > 0)
    return isHydrated ? route.abort() : route.continue()
  })
}

/** @returns waits until every request of the page has ended */
export function watchRequests(page: Page) {
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
      await frames(page)
      await expect.poll(() => pending).toBe(0)
    }
  }
}

/** A browser without display is at times never idle: what the page does when idle, it does at once. */
export async function beIdle(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run) =>
      window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }))
  })
}
