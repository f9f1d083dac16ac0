import type { Page } from '@playwright/test'

const widths = [320, 390, 600, 768, 834, 1024, 1280, 1440, 1920]
const height = 800

/** How many px wider than its window the page is. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** How far the page scrolls sideways, and which controls of its header are off screen; widths without either are left out. */
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
  // How far a visitor can scroll to the right, which hidden overflow alone doesn't tell.
  window.scrollTo(1000, 0)
  const scrolledBy = window.scrollX
  window.scrollTo(0, 0)
  // What is fixed never makes the page scroll, so it has to be looked at.
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

/** The spacing that a reader may choose (WCAG 1.4.12). A constructed style sheet, which the security policy allows. */
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
