import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { hydrated } from '../hydrated.ts'
import { frames } from './frames.ts'
import { angleOnPlan, plan, toStop } from './walk-plan.ts'

/** In the place of the stops on narrow screens. */
const slider = (page: Page) => page.getByRole('slider', { name: 'Where we stand around the car' })
const stops = (page: Page) => page.getByRole('radiogroup', { name: 'Where we stand around the car' })
const stop = (page: Page) => stops(page).getByRole('radio', { checked: true })
const onPhone = (page: Page) => page.getByRole('img', { name: /on the lot, as shot/ })
const onListing = (page: Page) => page.getByRole('img', { name: /in the white studio, edited/ })
const spinFrame = /\/spin\/(?:lot|white)\/\d\d\./

async function open(page: Page, path: string = paths.enhancement) {
  await page.goto(path)
  await hydrated(page)
  await plan(page).scrollIntoViewIfNeeded()
}

/** The angle of a picture. Both sets begin 40 degrees before the nose. */
const angleOfPicture = (picture: ReturnType<typeof onPhone>) =>
  picture.evaluate((image: HTMLImageElement) => {
    const frame = image.complete && image.naturalWidth > 0 && /\/(\d\d)\./.exec(image.currentSrc)?.[1]
    return frame ? (Number(frame) * 10 + 320) % 360 : undefined
  })

async function expectAll(page: Page, angle: number, side: string) {
  await expect.poll(() => angleOnPlan(page)).toBe(angle)
  await expect.poll(() => angleOfPicture(onPhone(page))).toBe(angle)
  await expect.poll(() => angleOfPicture(onListing(page))).toBe(angle)
  await expect(onPhone(page)).toHaveAccessibleName(new RegExp(`${side} view$`))
  await expect(onListing(page)).toHaveAccessibleName(new RegExp(`${side} view$`))
  if (await stops(page).isVisible()) {
    await expect(stop(page)).toHaveAccessibleName(`${angle} degrees, ${side}`)
    await expect(slider(page)).toBeHidden()
  } else {
    await expect(slider(page)).toHaveValue(`${angle}`)
    await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${angle} degrees, ${side}\\.`))
  }
}

async function dragPicture(page: Page, share: number) {
  const box = await onListing(page).boundingBox()
  if (!box) throw new Error('no picture')
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.6]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + box.width * share, y, { steps: 12 })
  await page.mouse.up()
}

/** By the plan and by dragging the picture. */
async function walkAround(page: Page) {
  await expectAll(page, 50, 'front right')
  await toStop(page, 180)
  await expectAll(page, 180, 'rear')
  await toStop(page, 40, 180)
  await expectAll(page, 40, 'front right')
  await dragPicture(page, 0.25)
  await expectAll(page, 130, 'rear right')
  await dragPicture(page, -0.5)
  await expectAll(page, 310, 'front left')
}

test('on a phone plan, phone, listing and range agree at every angle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await open(page, paths.enhancement)
  await expect(stops(page)).toBeHidden()
  await walkAround(page)
  await slider(page).press('ArrowRight')
  await expectAll(page, 320, 'front left')
  await slider(page).press('Home')
  await expectAll(page, 0, 'front')
  await slider(page).press('End')
  await expectAll(page, 350, 'front')
})

test('on a desktop the 36 stops agree with them; they are one tab stop, go around without end, and are far enough apart to press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await open(page, paths.onsite)
  await walkAround(page)
  await expect(stops(page).getByRole('radio')).toHaveCount(36)
  await stop(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expectAll(page, 300, 'front left')
  for (const _ of [310, 320, 330, 340, 350, 0]) await page.keyboard.press('ArrowRight')
  await expectAll(page, 0, 'front')
  await page.keyboard.press('ArrowUp')
  await expectAll(page, 350, 'front')
  await page.keyboard.press('Tab')
  await expect(stops(page).locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(stop(page)).toBeFocused()

  await stops(page).getByRole('radio', { name: '120 degrees, rear right' }).click()
  await expectAll(page, 120, 'rear right')
  const boxes = await stops(page)
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().toJSON() as DOMRect))
  boxes.forEach((box, index) => {
    const next = boxes[(index + 1) % boxes.length] ?? box
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
    expect(Math.hypot(next.x - box.x, next.y - box.y)).toBeGreaterThanOrEqual(box.width)
  })
  await page.emulateMedia({ forcedColors: 'active' })
  await stop(page).press('ArrowRight')
  await expectAll(page, 130, 'rear right')
})

test('nothing but the two pictures is loaded before a touch; then it works offline, and says so where it can’t', async ({
  page,
  context,
}) => {
  const came: string[] = []
  page.on('requestfinished', (request) => spinFrame.test(request.url()) && came.push(request.url()))
  await open(page, paths.onsite)
  await expectAll(page, 50, 'front right')
  await frames(page, 30)
  expect(came).toHaveLength(2)

  await context.setOffline(true)
  await stop(page).press('ArrowRight')
  await expect(page.getByText('These two pictures couldn’t be loaded.')).toBeVisible()
  expect(await angleOfPicture(onPhone(page))).toBe(50)
  await context.setOffline(false)
  await stop(page).press('ArrowLeft')
  await onListing(page).hover()
  await expect.poll(() => new Set(came.filter((url) => url.includes('-800.'))).size).toBe(72)

  await context.setOffline(true)
  await toStop(page, 230)
  await expectAll(page, 230, 'rear left')
  await expect(page.getByText('These two pictures couldn’t be loaded.')).toBeHidden()
})

test('to save data, only the angles that are shown are loaded, and none of them larger', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => spinFrame.test(request.url()) && asked.push(request.url()))
  await open(page, paths.onsite)
  await onListing(page).hover()
  await stop(page).press('ArrowRight')
  await expectAll(page, 60, 'front right')
  await frames(page, 30)
  expect(new Set(asked).size).toBe(4)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one angle is shown, and nothing that looks as if it could be moved', async ({ page }) => {
    await page.goto(paths.enhancement)
    await onListing(page).scrollIntoViewIfNeeded()
    await expect(onPhone(page)).toBeVisible()
    await expect(plan(page)).toBeVisible()
    await expect(slider(page)).toBeHidden()
    await expect(stops(page)).toBeHidden()
    for (const view of [plan(page), onListing(page)]) await expect(view).toHaveCSS('cursor', 'auto')
    await expect(page.getByText('Drag the car')).toBeHidden()
  })
})
