import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Waits until the page has loaded its resources and fonts, and its animations have ended. */
export async function settle(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
}

/** Waits until the page has settled, and returns the violations that axe finds in its current state. */
export async function axeViolations(page: Page, scope: string | string[] = 'html') {
  await settle(page)
  const restoreTransitions = await stopTransitions(page)
  const { violations } = await new AxeBuilder({ page })
    .include(scope)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Keeps axe from merging the results in a separate page, which takes twice as long. All frames are same-origin, so
    // this is safe.
    .setLegacyMode()
    .analyze()
  await restoreTransitions()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/**
 * Stops transitions, because a toast that is fading out while axe reads the page has too little contrast. @returns a
 * function that restarts them
 */
async function stopTransitions(page: Page) {
  const sheet = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  return () => sheet.evaluate((sheet) => (sheet.disabled = true))
}
