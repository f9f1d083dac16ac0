import type { Page } from '@playwright/test'

/** Resolves after the browser has rendered this many frames, so a bug has time to show. */
export async function frames(page: Page, count = 3) {
  await page.evaluate(async (left) => {
    for (let n = left; n > 0; n -= 1) await new Promise(requestAnimationFrame)
  }, count)
}
