import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { hydrated } from '../hydrated.ts'
import { fingersOn, touchedPhone } from '../touch.ts'
import { angleOnPlan, plan, toStop } from './walk-plan.ts'

const angleInViewer = (page: Page) =>
  page
    .frameLocator('iframe')
    .getByRole('slider', { name: /^Turn the car/ })
    .getAttribute('aria-valuenow')

for (const width of [390, 1440])
  test(`the plan follows the viewer and turns it at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.spin)
    await hydrated(page)
    await plan(page).scrollIntoViewIfNeeded()
    expect(await angleOnPlan(page)).toBe(320)
    await expect(plan(page).locator('..')).toHaveCSS('cursor', 'pointer')

    await page.frameLocator('iframe').getByRole('slider').press('ArrowRight')
    await expect.poll(() => angleInViewer(page)).toBe('330')
    await expect.poll(() => angleOnPlan(page)).toBe(330)
    // Scrolls the plan away from under the promo bar.
    await plan(page).evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }))
    await toStop(page, 90)
    await expect.poll(() => angleInViewer(page)).toBe('90')
    await expect.poll(() => angleOnPlan(page)).toBe(90)
    await toStop(page, 210, 90)
    await expect.poll(() => angleInViewer(page)).toBe('210')
    await expect.poll(() => angleOnPlan(page)).toBe(210)
  })

test.describe('on a phone that is touched', () => {
  test.use(touchedPhone)

  for (const path of [paths.spin, paths.enhancement])
    test(`a vertical swipe that starts on the plan of ${path} scrolls the page`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
      await plan(page).evaluate((drawing) => drawing.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const { swipe } = await fingersOn(page)
      const { x = 0, y = 0, width = 0, height = 0 } = (await plan(page).boundingBox()) ?? {}
      const before = await page.evaluate(() => window.scrollY)
      await swipe([x + width / 2, y + height / 2], [0, -200])
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100)
    })
})
