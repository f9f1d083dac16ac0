import { expect, test } from '@playwright/test'
import { browserArgs, testBrowser } from '../../scripts/browser.mjs'
import { overflow } from '../checks/overflow.ts'
import { hydrated } from '../hydrated.ts'
import { pages, unknownPage } from '../routes.ts'

const widths = [360, 390, 768, 1024, 1280]

/** Twice the default, as visitors can set it in the browser. */
const defaultFontSize = 32

test.use({
  launchOptions: {
    executablePath: testBrowser(),
    args: [...browserArgs, `--blink-settings=defaultFontSize=${defaultFontSize}`],
  },
})

test('no page scrolls sideways at twice the text size', async ({ page }) => {
  test.setTimeout(300_000)
  for (const path of [...pages, unknownPage]) {
    await page.goto(path)
    await hydrated(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overflow(page), `${path} at ${width} px`).toBe(0)
    }
  }
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(size).toBe(`${defaultFontSize}px`)
})

test('the heading of /pricing doesn’t overlap the vehicle count at twice the text size', async ({ page }) => {
  await page.goto('/pricing')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const heading = await page.getByRole('heading', { level: 1 }).filter({ visible: true }).evaluate(textBox)
    const label = await page.getByText('How many vehicles a month?').first().evaluate(textBox)
    const isBeside = heading.right <= label.left
    expect(isBeside || heading.bottom <= label.top, `at ${width} px`).toBe(true)
  }
})

/** Runs in the page: the box of an element's text, which may be wider than the element. */
function textBox(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, right, top, bottom } = range.getBoundingClientRect()
  return { left, right, top, bottom }
}
