import type { Page } from '@playwright/test'

/** How many px wider than its window the page is. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** How many px to the right a visitor can scroll the page, which hidden overflow alone doesn't tell. */
export function sidewaysScroll(page: Page) {
  return page.evaluate(() => {
    window.scrollTo(1000, 0)
    const scrolledBy = window.scrollX
    window.scrollTo(0, 0)
    return scrolledBy
  })
}
