import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Waits until nothing is fetched and nothing moves any more: animations would be measured half way. */
export async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  )
}

/** What axe finds on the page as it stands, once it has settled. */
export async function axeViolations(page: Page) {
  await settle(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
