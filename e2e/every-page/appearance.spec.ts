import { expect, test } from '@playwright/test'
import { longestRunOfLedgers } from '../checks/ledgers.ts'
import { contrastOverImages } from '../checks/text-contrast.ts'
import { atEachSize } from '../each-size.ts'
import { hydrated } from '../hydrated.ts'
import { pages } from '../routes.ts'

test.use({ reducedMotion: 'reduce', bypassCSP: true })

for (const path of pages) {
  test(`${path}: text over images has enough contrast, and at most two ruled lists come after one another`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    await atEachSize(page, async (width) => {
      if (width === 1440)
        expect(await page.locator('main').evaluate(longestRunOfLedgers)).toBeLessThanOrEqual(2)
      const { measured, faint } = await contrastOverImages(page)
      expect(faint, `at ${width} px`).toEqual([])
      if (path === '/') expect(measured).toBeGreaterThan(0)
    })
  })
}
