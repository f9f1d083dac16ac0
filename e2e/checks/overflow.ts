import type { Page } from '@playwright/test'

const widths = [320, 390, 600, 768, 834, 1024, 1280, 1920]
const widthsWithSettings = [360, 768, 1024]
const height = 800

export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

const settings: Record<string, (page: Page, isOn: boolean) => Promise<void>> = {
  'as it is': async () => {},
  'with text of twice its size': (page, isOn) => setDefaultFontSize(page, isOn ? 32 : 16),
  'with wider text spacing': setTextSpacing,
}

/** Lists the widths and settings at which the page scrolls horizontally or a header control is off screen. */
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

/** Runs in the page, so it can't use variables of this file. */
function problemsNow() {
  const { scrollWidth, clientWidth } = document.documentElement
  // Also try to scroll, because with hidden overflow, scrollWidth may not show how far the page can scroll.
  window.scrollTo(1000, 0)
  const scrolledBy = window.scrollX
  window.scrollTo(0, 0)
  // A fixed header never makes the page scroll sideways, so check its controls directly.
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

export async function setDefaultFontSize(page: Page, standard: number) {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard } })
  await client.detach()
  await page.waitForFunction(
    (px) => getComputedStyle(document.documentElement).fontSize === `${px}px`,
    standard,
  )
}

/** Applies the text spacing of WCAG 1.4.12. */
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
