import type { Page } from '@playwright/test'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Checks the page in its current state at the size of a phone and of a desktop. */
export async function atEachSize(page: Page, check: (width: number) => Promise<void>) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await check(size.width)
  }
}
