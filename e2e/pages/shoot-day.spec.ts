import { expect, type Page, test } from '@playwright/test'
import { dealerNameCopy } from '../../src/content/dealer-name/dealer-name.ts'
import { shootDayCopy as copy, resultCars } from '../../src/content/home/shoot-day.ts'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { hydrated } from '../hydrated.ts'

const day = (page: Page) => page.getByRole('figure').filter({ hasText: copy.caption() })
const rail = (page: Page) => day(page).getByRole('slider', { name: copy.rail })
const button = (page: Page, name: string) => day(page).getByRole('button', { name, exact: true })
const studioPictures = (page: Page) => day(page).getByRole('img', { name: /in the studio light/ })
const at = (stop: number, ready: number) =>
  copy.progress(copy.stops[stop]?.label ?? '', ready, resultCars.length)

async function open(page: Page, path = '/') {
  await page.goto(path)
  await hydrated(page)
}

for (const { name, viewport, deviceScaleFactor } of [
  { name: 'on a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'on a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
]) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor })

    test('the shoot day plays once when scrolled into view, and can be controlled with the slider and both buttons', async ({
      page,
    }) => {
      await noteLayoutShift(page)
      await open(page)
      await expect(rail(page)).toHaveAttribute('aria-valuetext', at(0, 0))
      await expect(day(page).getByText(copy.missing).filter({ visible: true })).toHaveCount(5)
      const before = await day(page).boundingBox()
      await rail(page).scrollIntoViewIfNeeded()
      await expect(rail(page)).toHaveAttribute('aria-valuetext', at(1, 4))
      await expect(rail(page)).toHaveAttribute('aria-valuetext', at(3, 12))
      await expect(studioPictures(page)).toHaveCount(12)
      expect((await day(page).boundingBox())?.height).toBe(before?.height)
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)

      await rail(page).press('Home')
      const box = await rail(page).boundingBox()
      if (!box) throw new Error('not shown')
      const y = box.y + box.height / 2
      await page.mouse.move(box.x + 8, y)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * 0.36, y, { steps: 5 })
      await page.mouse.up()
      await expect(rail(page)).toHaveAttribute('aria-valuetext', at(1, 4))
      await expect(studioPictures(page)).toHaveCount(4)

      await rail(page).press('ArrowRight')
      await expect(rail(page)).toHaveAttribute('aria-valuetext', at(2, 9))
      await button(page, copy.after).click()
      await expect(rail(page)).toHaveAttribute('aria-valuetext', at(3, 12))
      await expect(button(page, copy.after)).toHaveAttribute('aria-pressed', 'true')
      await expect(day(page).getByRole('status')).toHaveText(copy.stops[3].text)

      await page.getByRole('textbox', { name: dealerNameCopy.label }).fill('Herb’s Chevrolet')
      await expect(day(page), 'above the cars').toContainText('Herb’s Chevrolet')
      await button(page, copy.today).click()
      await page.waitForTimeout(2_000)
      await expect(rail(page), 'it rests').toHaveAttribute('aria-valuetext', at(0, 0))
    })
  })
}

test('with reduced motion, both results pages are shown without the slider', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await day(page).scrollIntoViewIfNeeded()
  await expect(studioPictures(page)).toHaveCount(12)
  await expect(day(page).getByText(copy.before)).toBeVisible()
  await expect(day(page).getByRole('img', { name: copy.missing })).toHaveCount(5)
  await expect(day(page).getByRole('img', { name: /a crooked photo/ })).toHaveCount(7)
  await expect(rail(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the “before” results page is shown without controls', async ({ page }) => {
    await page.goto('/')
    await expect(day(page).getByText(copy.missing).filter({ visible: true })).toHaveCount(5)
    await expect(day(page).getByRole('img', { name: /a crooked photo/ })).toHaveCount(7)
    await expect(rail(page)).toBeHidden()
    await expect(button(page, copy.after)).toBeHidden()
  })
})
