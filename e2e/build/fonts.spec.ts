import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { cut } from '../../tools/assets/fonts/cut.mjs'
import { coreGlyphs, robotoFile } from '../../tools/assets/fonts/derive.mjs'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { openStatic } from '../hydrated.ts'

const ours = ['Archivo', 'Archivo Display']

test('the layout hardly shifts when the fonts load late', async ({ page }) => {
  await noteLayoutShift(page)
  // At these widths, some text wraps differently in the fallback fonts.
  for (const [path, width] of [
    [paths.calculator, 320],
    [paths.guarantee, 320],
    [paths.standard, 768],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoShift(page, path)
  }
})

test('the layout hardly shifts on an Android phone, which has Roboto but not Arial', async ({
  playwright,
  baseURL,
}, testInfo) => {
  const folder = testInfo.outputPath('fonts')
  mkdirSync(folder)
  for (const weight of [400, 500, 700]) {
    const font = await cut(readFileSync(robotoFile(weight)), 'sfnt', coreGlyphs)
    writeFileSync(`${folder}/${weight}.ttf`, font)
  }
  const config = `${folder}/fonts.conf`
  writeFileSync(config, `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`)
  const env = { ...(process.env as Record<string, string>), FONTCONFIG_FILE: config }
  const browser = await playwright.chromium.launch({ ...testInfo.project.use.launchOptions, env })
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 850 } })
  await noteLayoutShift(page)
  for (const path of ['/', paths.pricing, '/contact']) await expectNoShift(page, path)
  await browser.close()
})

async function expectNoShift(page: Page, path: string) {
  const letFontsThrough = await openStatic(page, path, /\/fonts\//)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await letFontsThrough()
  await expect.poll(() => loadedFonts(page), path).toEqual(ours)
  expect(await layoutShift(page), path).toBeLessThanOrEqual(0.05)
}

function loadedFonts(page: Page) {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => !family.includes('Fallback'))
      .sort(),
  )
}
