import { expect, type Page, test } from '@playwright/test'
import { dealerNameCopy } from '../../src/content/dealer-name/dealer-name.ts'
import { shootDayCopy as copy, resultCars } from '../../src/content/home/shoot-day.ts'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { boxOf } from '../checks/viewports.ts'
import { visit } from '../hydrated.ts'

const day = (page: Page) => page.getByRole('figure').filter({ hasText: copy.caption })
const rail = (page: Page) => day(page).getByRole('slider', { name: copy.rail })
const button = (page: Page, name: string) => day(page).getByRole('button', { name, exact: true })
const studioPictures = (page: Page) => day(page).getByRole('img', { name: /in the studio light/ })
const at = (stop: number, ready: number) =>
  copy.progress(copy.stops[stop]?.label ?? '', ready, resultCars.length)

test('the shoot-day section plays when scrolled into view, and can be controlled with its slider and buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await noteLayoutShift(page)
  await visit(page, '/')
  await expect(rail(page)).toHaveAttribute('aria-valuetext', at(0, 0))
  await expect(day(page).getByText(copy.missing).filter({ visible: true })).toHaveCount(5)
  const before = await day(page).boundingBox()
  await day(page).getByRole('list').scrollIntoViewIfNeeded()
  await expect(rail(page)).toHaveAttribute('aria-valuetext', at(1, 4))
  await expect(rail(page)).toHaveAttribute('aria-valuetext', at(3, 12))
  await expect(studioPictures(page)).toHaveCount(12)
  expect((await day(page).boundingBox())?.height).toBe(before?.height)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)

  await page.setViewportSize({ width: 1440, height: 900 })
  const { height } = (await day(page).boundingBox()) ?? {}
  await rail(page).press('Home')
  await rail(page).hover({ position: { x: 8, y: 8 } })
  const { x, y, width } = await boxOf(rail(page))
  await page.mouse.down()
  await page.mouse.move(x + width * 0.36, y + 8, { steps: 5 })
  await page.mouse.up()
  await expect(rail(page)).toHaveAttribute('aria-valuetext', at(1, 4))
  await expect(studioPictures(page)).toHaveCount(4)
  await rail(page).press('ArrowRight')
  await expect(rail(page)).toHaveAttribute('aria-valuetext', at(2, 9))
  await button(page, copy.after).click()
  await expect(rail(page)).toHaveAttribute('aria-valuetext', at(3, 12))
  await expect(button(page, copy.after)).toHaveAttribute('aria-pressed', 'true')
  await expect(day(page).getByRole('status')).toHaveText(copy.stops[3].text)
  expect((await day(page).boundingBox())?.height).toBe(height)

  await page.getByRole('textbox', { name: dealerNameCopy.label }).fill('Herb’s Chevrolet')
  await expect(day(page), 'above the cars').toContainText('Herb’s Chevrolet')
  await page.clock.install()
  await button(page, copy.today).click()
  await page.clock.runFor(10_000)
  await expect(rail(page), 'it rests').toHaveAttribute('aria-valuetext', at(0, 0))
})

test('with reduced motion, the shoot-day section shows both results pages and no slider', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await day(page).scrollIntoViewIfNeeded()
  await expect(studioPictures(page)).toHaveCount(12)
  await expect(day(page).getByText(copy.before)).toBeVisible()
  await expect(day(page).getByRole('img', { name: copy.missing })).toHaveCount(5)
  await expect(day(page).getByRole('img', { name: /a crooked photo/ })).toHaveCount(7)
  await expect(rail(page)).toBeHidden()
})
