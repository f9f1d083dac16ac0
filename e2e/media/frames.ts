import type { Page } from '@playwright/test'

/** Waits for this many rendered frames, so unwanted changes have time to appear. */
export async function frames(page: Page, count = 3) {
  await page.evaluate(async (left) => {
    for (let n = left; n > 0; n -= 1) await new Promise(requestAnimationFrame)
  }, count)
}
