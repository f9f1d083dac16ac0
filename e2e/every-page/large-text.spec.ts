import { expect, test } from '@playwright/test'
import { setDefaultFontSize } from '../checks/overflow.ts'

test('the heading of /pricing doesn’t overlap the vehicle count at twice the text size', async ({ page }) => {
  await page.goto('/pricing')
  await setDefaultFontSize(page, 32)
  for (const width of [360, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const heading = await page.getByRole('heading', { level: 1 }).filter({ visible: true }).evaluate(textBox)
    const label = await page.getByText('How many vehicles a month?').first().evaluate(textBox)
    const isBeside = heading.right <= label.left
    expect(isBeside || heading.bottom <= label.top, `at ${width} px`).toBe(true)
  }
})

/** Runs in the page. Returns the box of an element's text, which may be wider than the element. */
function textBox(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, right, top, bottom } = range.getBoundingClientRect()
  return { left, right, top, bottom }
}
