import type { Page } from '@playwright/test'

const widths = [320, 360, 390, 600, 768, 834, 1024, 1280, 1440, 1920]
const widthsWithSettings = [360, 390, 768, 1024, 1280]
const height = 800

/** How many px wider the page is than its window. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Browser settings that a visitor may use, each with a function that turns it on or off. */
const settings: Record<string, (page: Page, isOn: boolean) => Promise<void>> = {
  'as it is': async () => {},
  'with text of twice its size': (page, isOn) => setDefaultFontSize(page, isOn ? 32 : 16),
  'with wider text spacing': setTextSpacing,
}

/** The widths and settings at which the page scrolls sideways or a header control is off screen. */
export async function problemsByWidth(page: Page) {
  const problems = []
  for (const [setting, set] of Object.entries(settings)) {
    await set(page, true)
    for (const width of setting === 'as it is' ? widths : widthsWithSettings) {
      await page.setViewportSize({ width, height })
      const { scrollPx, offScreen } = await page.evaluate(problemsNow)
      if (scrollPx > 0 || offScreen.length > 0) problems.push({ setting, width, scrollPx, offScreen })
    }
    await set(page, false)
  }
  return problems
}

/** Runs in the page. */
function problemsNow() {
  const { scrollWidth, clientWidth } = document.documentElement
  // How far a visitor can scroll to the right. With hidden overflow, scrollWidth alone doesn't show this.
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

/** Sets the default font size like the browser's settings do. */
export async function setDefaultFontSize(page: Page, standard: number) {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard } })
  await client.detach()
  await page.waitForFunction(
    (px) => getComputedStyle(document.documentElement).fontSize === `${px}px`,
    standard,
  )
}

/**
 * Applies the text spacing of WCAG 1.4.12. Uses a constructed style sheet, because the security policy allows those.
 */
async function setTextSpacing(page: Page, isOn: boolean) {
  await page.evaluate((on) => {
    const scope = globalThis as { spacing?: CSSStyleSheet }
    scope.spacing ??= new CSSStyleSheet()
    const sheet = scope.spacing
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
    sheet.replaceSync(
      on
        ? `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
           p { margin-bottom: 2em !important }`
        : '',
    )
  }, isOn)
}
