import type { Page } from '@playwright/test'

/** Resolves once the page has hydrated and early input has been replayed. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

/**
 * Opens a page and holds back its code, like a slow connection would.
 * @param code the files to hold back; default: all
 * @returns a function that releases them and waits for hydration
 */
export async function openStatic(page: Page, path: string, code: string | RegExp = /\/assets\/.*\.js$/) {
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(code, async (route) => {
    await open
    await route.continue().catch(() => {})
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'earlyInput' in globalThis)
  return async () => {
    letThrough()
    await hydrated(page)
  }
}
