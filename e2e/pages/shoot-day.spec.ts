import { expect, type Page, test } from '@playwright/test'
import { shootDayCopy as copy, resultCars, waitingLineCopy } from '../../src/content/home/shoot-day.ts'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { hydrated } from '../hydrated.ts'

const day = (page: Page) => page.getByRole('figure').filter({ hasText: copy.caption })
const rail = (page: Page) => day(page).getByRole('slider', { name: copy.rail })
const button = (page: Page, name: string) => day(page).getByRole('button', { name, exact: true })
const studioPictures = (page: Page) => day(page).getByRole('img', { name: /in the studio light/ })
const at = (stop: number, ready: number) =>
  copy.progress(copy.stops[stop]?.label ?? '', ready, resultCars.length)

async function open(page: Page, path = '/') {
  await page.goto(path)
  await hydrated(page)
  await rail(page).scrollIntoViewIfNeeded()
}

test('by dragging, by keys and by both buttons, the day turns the cars into one store', async ({ page }) => {
  await open(page)
  await expect(rail(page)).toHaveAttribute('aria-valuetext', at(0, 0))
  await expect(day(page).getByText(copy.missing).filter({ visible: true })).toHaveCount(5)
  await expect(studioPictures(page)).toHaveCount(0)

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
  await rail(page).press('ArrowRight')
  await expect(rail(page)).toHaveAttribute('aria-valuetext', at(3, 12))
  await expect(studioPictures(page)).toHaveCount(12)
  await expect(day(page).getByRole('status')).toHaveText(copy.stops[3].text)

  await button(page, copy.today).click()
  await expect(rail(page)).toHaveAttribute('aria-valuetext', at(0, 0))
  await expect(button(page, copy.today)).toHaveAttribute('aria-pressed', 'true')
  await button(page, copy.after).click()
  await expect(rail(page)).toHaveAttribute('aria-valuetext', at(3, 12))
  await expect(studioPictures(page)).toHaveCount(12)
})

for (const { width, height, density } of [
  { width: 390, height: 844, density: 3 },
  { width: 1440, height: 900, density: 2 },
]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density })

    test('the pictures are at most 150 kB until it is touched, and nothing shifts', async ({ page }) => {
      await noteLayoutShift(page)
      const sizes = new Map<string, number>()
      page.on('response', async (response) => {
        const { pathname } = new URL(response.url())
        if (pathname.startsWith('/pictures/result-')) sizes.set(pathname, (await response.body()).length)
      })
      const total = () => [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
      await open(page)
      await expect.poll(() => sizes.size).toBe(7)
      expect([...sizes.keys()].filter((path) => !/result-lot-.*\.avif$/.test(path))).toEqual([])
      test.info().annotations.push({ type: 'bytes until touched', description: String(total()) })
      expect(total()).toBeLessThanOrEqual(150_000)

      const before = await day(page).boundingBox()
      for (const name of [copy.after, copy.today]) await button(page, name).click()
      await rail(page).press('ArrowRight')
      await rail(page).press('ArrowRight')
      await expect.poll(() => sizes.size).toBe(19)
      test.info().annotations.push({ type: 'bytes in all', description: String(total()) })
      expect((await day(page).boundingBox())?.height).toBe(before?.height)
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
    })
  })
}

test('with reduced motion there are two pages and no rail', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrated(page)
  await expect(rail(page)).toBeHidden()
  await button(page, copy.after).click()
  await expect(studioPictures(page)).toHaveCount(12)
})

test('the visitor’s store is on the page, and the math is the visitor’s own', async ({ page }) => {
  await open(page, '/?store=Herb%E2%80%99s%20Chevrolet')
  await expect(day(page)).toContainText('Herb’s Chevrolet')
  const math = page.getByRole('status').filter({ hasText: '=' })
  await expect(math).toHaveText('= $3,200')
  await page.getByRole('textbox', { name: waitingLineCopy.fields[0].label }).fill('12')
  await expect(math).toHaveText('= $1,920')
  await page.getByRole('textbox', { name: waitingLineCopy.fields[0].label }).fill('a few')
  await expect(page.getByText(waitingLineCopy.incomplete)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is today’s page, with nothing to press', async ({ page }) => {
    await page.goto('/')
    await expect(day(page).getByText(copy.missing).filter({ visible: true })).toHaveCount(5)
    await expect(day(page).getByRole('img', { name: /a crooked photo/ })).toHaveCount(7)
    await expect(rail(page)).toBeHidden()
    await expect(button(page, copy.after)).toBeHidden()
    await expect(page.getByText('= $3,200')).toBeVisible()
  })
})
