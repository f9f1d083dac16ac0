import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { hydrated } from '../hydrated.ts'
import { angleOnPlan, plan, toStop } from './walk-plan.ts'

const angleInViewer = (page: Page) =>
  page
    .frameLocator('iframe')
    .getByRole('slider', { name: /^Turn the car/ })
    .getAttribute('aria-valuenow')

for (const width of [390, 1440])
  test(`at ${width} px the plan is where the viewer is, and turns it`, async ({ page }) => {
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
    // Not under the promo bar.
    await plan(page).evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }))
    await toStop(page, 90)
    await expect.poll(() => angleInViewer(page)).toBe('90')
    await expect.poll(() => angleOnPlan(page)).toBe(90)
    await toStop(page, 210, 90)
    await expect.poll(() => angleInViewer(page)).toBe('210')
    await expect.poll(() => angleOnPlan(page)).toBe(210)
  })
