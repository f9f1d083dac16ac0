import type { Page } from '@playwright/test'

/** Waits until the page has hydrated and has replayed the early input. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

export async function visit(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/**
 * Opens a page without its JavaScript, or without the files that match `code`. The returned function lets these files
 * load and waits for hydration.
 */
export async function openStatic(
  page: Page,
  path: string,
  code: RegExp | ((url: URL) => boolean) = /\/assets\/.*\.js$/,
) {
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
