import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { openStatic } from '../hydrated.ts'

const ours = ['Archivo', 'Archivo Display']

test('a page has the fonts on the first visit, and only those needed', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => loadedFonts(page)).toEqual(ours)
})

// At these widths a text wraps differently in the fallback fonts.
for (const [path, width] of [
  [paths.calculator, 320],
  [paths.guarantee, 320],
  [paths.standard, 768],
] as const) {
  test(`${path} at ${width} px hardly moves when the fonts arrive late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await noteLayoutShift(page)
    const letFontsThrough = await openStatic(page, path, /\/fonts\//)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await letFontsThrough()
    await expect.poll(() => loadedFonts(page)).toEqual(ours)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
  })
}

function loadedFonts(page: Page) {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      // Of the system, with the metrics of ours.
      .filter((family) => !family.endsWith('Fallback'))
      .sort(),
  )
}
