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

test('the plan shows the viewer’s angle, and clicking the plan turns the car', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(paths.spin)
  await hydrated(page)
  await plan(page).scrollIntoViewIfNeeded()
  expect(await angleOnPlan(page)).toBe(320)
  await page.frameLocator('iframe').getByRole('slider').press('ArrowRight')
  await expectAngle(page, 330)
  for (const { width, to, from } of [
    { width: 390, to: 90, from: 90 },
    { width: 1440, to: 210, from: 90 },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    // Scroll the plan to the middle of the window, so the promo bar doesn't cover it.
    await plan(page).evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }))
    await expect(plan(page)).toHaveCSS('cursor', 'pointer')
    await toStop(page, to, from)
    await expectAngle(page, to)
  }
})

async function expectAngle(page: Page, angle: number) {
  await expect.poll(() => angleInViewer(page)).toBe(`${angle}`)
  await expect.poll(() => angleOnPlan(page)).toBe(angle)
}

test.describe('on a phone with touch', () => {
  test.use(touchedPhone)

  test('a vertical swipe that starts on the plan scrolls the page', async ({ page }) => {
    await page.goto(paths.enhancement)
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
