import type { Page } from '@playwright/test'

/** Resolves once the browser has rendered so many frames: time for what a bug would do on its own. */
export async function frames(page: Page, count = 3) {
  await page.evaluate(async (left) => {
    for (let n = left; n > 0; n -= 1) await new Promise(requestAnimationFrame)
  }, count)
}
