import type { Page } from '@playwright/test'

/** Resolves once React has taken over the whole prerendered page, which begins with the first move. */
export async function takenOver(page: Page) {
  await page.mouse.move(1, 1)
  await page.waitForFunction(
    () => !document.head.querySelector('[data-prerendered]:not(script, [data-static])'),
  )
}
