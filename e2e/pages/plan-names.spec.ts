import { expect, test } from '@playwright/test'

const ends = ['Essential 20', 'Advanced 40', 'Performance 60', 'Signature 80', 'Plus 100', 'Enterprise 150']

for (const path of ['/', '/pricing', '/all-plans']) {
  test(`${path}: no plan name breaks before its number`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 390, 768, 834, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => document.fonts.ready)
      const { names, broken } = await page.locator('main').evaluate(brokenNames, ends)
      expect(names).toBeGreaterThan(2)
      expect(broken, `at ${width} px`).toEqual([])
    }
  })
}

function brokenNames(main: Element, nameEnds: string[]) {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  let names = 0
  const broken: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('p, summary')) continue
    const text = node.nodeValue ?? ''
    for (const end of nameEnds.filter((name) => text.includes(name))) {
      const range = document.createRange()
      range.setStart(node, text.indexOf(end))
      range.setEnd(node, text.indexOf(end) + end.length)
      names += 1
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(end)
    }
  }
  return { names, broken }
}
