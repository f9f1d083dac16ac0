import type { Page } from '@playwright/test'

const widths = [320, 390, 600, 768, 834, 1024, 1280, 1440, 1920]
const height = 800

/** By how many px the page is wider than its window. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** For each width, how far the page scrolls sideways and which of its header's controls are off screen. */
export async function problemsByWidth(page: Page) {
  const problems = []
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const { scrollPx, offScreen } = await page.evaluate(problemsNow)
    if (scrollPx > 0 || offScreen.length > 0) problems.push({ width, scrollPx, offScreen })
  }
  return problems
}

/** Runs in the page. */
function problemsNow() {
  const { scrollWidth, clientWidth } = document.documentElement
  // How far a visitor can scroll right, which scrollWidth alone doesn't say if overflow is hidden.
  window.scrollTo(1000, 0)
  const scrolledBy = window.scrollX
  window.scrollTo(0, 0)
  // Fixed elements never make the page scroll, so check them directly.
  const controls = document.querySelectorAll('body header:not(main *) :is(a, button)')
  const offScreen = [...controls]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const { left, right } = control.getBoundingClientRect()
      return left < 0 || right > clientWidth
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  return { scrollPx: Math.max(scrollWidth - clientWidth, scrolledBy), offScreen }
}

/** Applies the text spacing of WCAG 1.4.12 with a constructed stylesheet, which the security policy allows. */
export async function widenTextSpacing(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}
