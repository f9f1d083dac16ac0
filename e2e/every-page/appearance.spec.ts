import { expect, test } from '@playwright/test'
import { settle } from '../checks/axe.ts'
import { coveredControls, fixedElements, wide, zoomed } from '../checks/low-viewport.ts'
import { contrastOverImages } from '../checks/text-contrast.ts'
import { atEachSize } from '../each-size.ts'
import { hydrated } from '../hydrated.ts'
import { pages } from '../routes.ts'

test.use({ viewport: zoomed, reducedMotion: 'reduce', bypassCSP: true })

// Each page is loaded once for all checks, because loading takes longest. The promo bar is last, because scrolling shows it.
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
    // Every page has the same header and footer, which low-viewport.spec.ts checks.
    await page.getByRole('main').focus()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await coveredControls(page, 'main')).toEqual([])
    await page.setViewportSize(wide)
    await page.evaluate(() => window.scrollTo(0, 900))
    expect(await fixedElements(page)).toEqual([])
  })
}
