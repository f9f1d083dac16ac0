import type { Page } from '@playwright/test'

/** How far the page scrolls sideways, in px. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
