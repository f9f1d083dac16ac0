import { expect, test } from '@playwright/test'
import { settle } from '../checks/axe.ts'
import { coveredControls, fixedElements, wide, zoomed } from '../checks/low-viewport.ts'
import { contrastOverImages } from '../checks/text-contrast.ts'
import { atEachSize } from '../each-size.ts'
import { hydrated } from '../hydrated.ts'
import { pages } from '../routes.ts'

test.use({ viewport: zoomed, reducedMotion: 'reduce', bypassCSP: true })

// Several checks of one page load, which takes longer than most of them. The promo bar, which a scroll brings, comes last.
for (const path of pages) {
  test(`${path}: text over images has enough contrast, and controls are fully visible at 320 x 256 px`, async ({
    page,
  }) => {
    test.slow()
    await page.goto(path)
    await hydrated(page)
    await atEachSize(page, async (width) => {
      const { measured, faint } = await contrastOverImages(page)
      expect(faint, `at ${width} px`).toEqual([])
      if (path === '/') expect(measured).toBeGreaterThan(0)
    })

    await page.setViewportSize(zoomed)
    await settle(page)
    // Header and footer are the same on every page: low-viewport.spec.ts goes through them once.
    await page.getByRole('main').focus()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await coveredControls(page, 'main')).toEqual([])
    await page.setViewportSize(wide)
    await page.evaluate(() => window.scrollTo(0, 900))
    expect(await fixedElements(page)).toEqual([])
  })
}
