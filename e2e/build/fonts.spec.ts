import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { cut } from '../../tools/assets/fonts/cut.mjs'
import { coreGlyphs, robotoFile } from '../../tools/assets/fonts/derive.mjs'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { openStatic } from '../hydrated.ts'

const ours = ['Archivo', 'Archivo Display']

test('the home page loads only the fonts it needs', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => loadedFonts(page)).toEqual(ours)
})

// At these widths, some text wraps differently in the fallback fonts.
for (const [path, width] of [
  [paths.calculator, 320],
  [paths.guarantee, 320],
  [paths.standard, 768],
] as const) {
  test(`the layout of ${path} at ${width} px hardly shifts when the fonts load late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await expectNoShift(page, path)
  })
}

test.describe('on a device that has Roboto but not Arial, such as an Android phone', () => {
  let browser: Browser
  let folder: string

  test.beforeAll(async ({ playwright }, { project }) => {
    folder = mkdtempSync(join(tmpdir(), 'roboto-only-'))
    for (const weight of [400, 500, 700])
      writeFileSync(
        join(folder, `${weight}.ttf`),
        await cut(readFileSync(robotoFile(weight)), 'sfnt', coreGlyphs),
      )
    const config = join(folder, 'fonts.conf')
    writeFileSync(config, `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`)
    const env = { ...(process.env as Record<string, string>), FONTCONFIG_FILE: config }
    browser = await playwright.chromium.launch({ ...project.use.launchOptions, env })
  })

  test.afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true })
  })

  test('the layout hardly shifts when the fonts load late', async ({ baseURL }) => {
    for (const path of ['/', paths.pricing, '/contact']) {
      const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 850 } })
      await expectNoShift(page, path)
      await page.close()
    }
  })
})

async function expectNoShift(page: Page, path: string) {
  await noteLayoutShift(page)
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
