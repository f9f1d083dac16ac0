import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Waits for the load event, the fonts and the running animations. */
export async function settle(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
}

export async function axeViolations(page: Page, scope: string | string[] = 'html') {
  await settle(page)
  const restoreTransitions = await stopTransitions(page)
  const { violations } = await new AxeBuilder({ page })
    .include(scope)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Without legacy mode, axe merges the results in a separate page, which takes twice as long. Legacy mode works
    // only with same-origin frames, and our pages have no others.
    .setLegacyMode()
    .analyze()
  await restoreTransitions()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/** Stops transitions, because a fading toast has too little contrast. Returns a function that restores them. */
async function stopTransitions(page: Page) {
  const sheet = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  return () => sheet.evaluate((sheet) => (sheet.disabled = true))
}
