import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shift?: number
  }
}

/** Adds up the layout shifts of each document. Call this before opening the page. */
export async function noteLayoutShift(page: Page) {
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shift = (window.shift ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const idleMs = 500

export async function layoutShift(page: Page) {
  await page.evaluate(
    (timeout) => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout })),
    idleMs,
  )
  return Number((await page.evaluate(() => window.shift ?? Number.NaN)).toFixed(2))
}
