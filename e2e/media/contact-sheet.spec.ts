import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../checks/axe.ts'
import { boxOf } from '../checks/viewports.ts'
import { visit } from '../hydrated.ts'
import { fingersOn } from '../touch.ts'

const large = (page: Page) => page.getByRole('main').getByRole('img').first()

test.use({ hasTouch: true })

test('an image on the contact sheet can be selected and enlarged by touch, mouse or keyboard', async ({
  page,
}) => {
  const frames = new Set<string>()
  page.on('request', (request) => /white\/\d\d\./.test(request.url()) && frames.add(request.url()))
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/services/standard-photography')
  const sheet = page.getByRole('listbox', { name: /^The 36 exterior images and \d interior views$/ })
  await sheet.scrollIntoViewIfNeeded()
  const chosen = () => sheet.getByRole('option', { selected: true }).getAttribute('aria-label')
  const option = (image: number) => sheet.getByRole('option').nth(image - 1)
  await option(14).tap()
  expect(await chosen()).toMatch('Image 14:')
  const { swipe } = await fingersOn(page)
  const [from, to] = await Promise.all([boxOf(option(14)), boxOf(option(17))])
  await swipe([from.x + 20, from.y + from.height / 2], [to.x - from.x, 0])
  await expect.poll(chosen).toMatch('Image 17:')

  await option(5).hover()
  expect(await chosen()).toBe('Image 5: front, 0 degrees')
  await expect(large(page)).toHaveAccessibleName(/, front view$/)
  await expect
    .poll(() => large(page).evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/white\/04\./)
  await expect.poll(() => frames.size, 'prefetched').toBeGreaterThanOrEqual(35)

  await page.mouse.move(0, 0)
  await sheet.focus()
  for (const [width, columns] of [
    [1440, 9],
    [390, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    expect(await chosen(), `${width}`).toMatch(`Image ${columns + 1}:`)
    await page.keyboard.press('ArrowUp')
    expect(await chosen(), `${width}`).toMatch('Image 1:')
  }
  for (const [key, image] of [
    ['End', 44],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 44],
  ] as const) {
    await page.keyboard.press(key)
    expect(await chosen(), key).toMatch(`Image ${image}:`)
    await expect(page.getByText(`Image ${image} of 44`)).toBeVisible()
  }
  const active = await sheet.getAttribute('aria-activedescendant')
  await expect(sheet.getByRole('option', { selected: true })).toHaveId(active ?? '')
  expect(await axeViolations(page, '[role=listbox]')).toEqual([])
})
