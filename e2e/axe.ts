import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { lowContrast } from './contrast.ts'

/** Waits until the page has loaded its resources and fonts and its animations have ended. */
export async function settle(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
}

/** What axe finds on the page in its present state, once it has settled. @param scope a selector, or those of frames and an element in them */
export async function axeViolations(page: Page, scope: string | string[] = 'html') {
  await settle(page)
  const { violations, incomplete } = await new AxeBuilder({ page })
    .include(scope)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const undecided = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
  const faint = await lowContrast(
    page,
    undecided.map(({ target }) => target.map(String)),
  )
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ...faint,
  ]
}
