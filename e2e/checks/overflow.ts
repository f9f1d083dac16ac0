import type { Page } from '@playwright/test'

const widths = [320, 390, 600, 768, 834, 1024, 1280, 1440, 1920]
const height = 800

/** How many px wider than its window the page is. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** How many px to the right a visitor can scroll the page, which hidden overflow alone doesn't tell. */
function sidewaysScroll(page: Page) {
  return page.evaluate(() => {
    window.scrollTo(1000, 0)
    const scrolledBy = window.scrollX
    window.scrollTo(0, 0)
    return scrolledBy
  })
}

/** How far the page scrolls sideways, and which controls of its header are off screen; widths without either are left out. */
export async function problemsByWidth(page: Page) {
  const problems = []
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const scrollPx = Math.max(await overflow(page), await sidewaysScroll(page))
    const offScreen = await headerControlsOffScreen(page)
    if (scrollPx > 0 || offScreen.length > 0) problems.push({ width, scrollPx, offScreen })
  }
  return problems
}

/** What is fixed never makes the page scroll, so it has to be looked at. */
function headerControlsOffScreen(page: Page) {
  return page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll('a, button')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect()
        return left < 0 || right > document.documentElement.clientWidth
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  )
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
