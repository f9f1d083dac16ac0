import { expect, type Locator, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { axeViolations } from '../checks/axe.ts'
import { boxOf } from '../checks/viewports.ts'
import { visit } from '../hydrated.ts'
import { fingersOn, touchedPhone } from '../touch.ts'
import { frames } from './frames.ts'

const plan = (page: Page) => page.getByRole('img', { name: /^Plan of the clear spot/ })
const slider = (page: Page) => page.getByRole('slider', { name: 'Where we stand around the car' })
const onPhone = (page: Page) => page.getByRole('img', { name: /on the lot, as shot/ })
const onListing = (page: Page) => page.getByRole('img', { name: /in the white studio, edited/ })
const spinFrame = /\/spin\/(?:lot|white)\/\d\d\./

async function open(page: Page, path: string) {
  await visit(page, path)
  // Scroll the plan to the middle of the window, so the promo bar doesn't cover it.
  await plan(page).evaluate((drawing) => drawing.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

/** The photographer's direction from the car on the plan, rounded to 10 degrees. */
const angleOnPlan = (page: Page) =>
  plan(page).evaluate((drawing) => {
    const [us] = [...drawing.querySelectorAll('circle')].slice(-1)
    if (!us) throw new Error('Nobody is on the plan.')
    const [place, whole] = [us.getBoundingClientRect(), drawing.getBoundingClientRect()]
    const x = place.x + place.width / 2 - whole.x - whole.width / 2
    const y = place.y + place.height / 2 - whole.y - whole.height / 2
    return (Math.round((Math.atan2(x, -y) * 18) / Math.PI) * 10 + 360) % 360
  })

/** The angle that a picture shows. The first frame of both sets shows 320 degrees. */
const angleOfPicture = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => {
    const frame = image.complete && image.naturalWidth > 0 && /\/(\d\d)\./.exec(image.currentSrc)?.[1]
    return frame ? (Number(frame) * 10 + 320) % 360 : undefined
  })

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 12 })
  await page.mouse.up()
}

async function dragOnPlan(page: Page, from: number, to: number) {
  const { x, y, width, height } = await boxOf(plan(page))
  const at = (angle: number) => {
    const turn = (angle * Math.PI) / 180
    const reach = width * 0.4
    return [x + width / 2 + reach * Math.sin(turn), y + height / 2 - reach * Math.cos(turn)] as const
  }
  await drag(page, at(from), at(to))
}

async function dragPicture(page: Page, share: number) {
  const { x, y, width, height } = await boxOf(onListing(page))
  const [middle, low] = [x + width / 2, y + height * 0.6]
  await drag(page, [middle, low], [middle + width * share, low])
}

async function expectAll(page: Page, angle: number, side: string) {
  await expect.poll(() => angleOnPlan(page)).toBe(angle)
  for (const picture of [onPhone(page), onListing(page)]) {
    await expect.poll(() => angleOfPicture(picture)).toBe(angle)
    await expect(picture).toHaveAccessibleName(new RegExp(`${side} view$`))
  }
  await expect(slider(page)).toHaveValue(`${angle}`)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${angle} degrees, ${side}\\.`))
}

test.describe(() => {
  test.use(touchedPhone)

  test('the walk’s plan, pictures and slider always show the same angle on a phone, and swiping on the plan scrolls the page', async ({
    page,
  }) => {
    await open(page, paths.enhancement)
    await expectAll(page, 50, 'front right')
    await dragOnPlan(page, 180, 180)
    await expectAll(page, 180, 'rear')
    await dragOnPlan(page, 180, 40)
    await expectAll(page, 40, 'front right')
    await dragPicture(page, 0.25)
    await expectAll(page, 130, 'rear right')
    await dragPicture(page, -0.5)
    await expectAll(page, 310, 'front left')
    await slider(page).press('ArrowRight')
    await expectAll(page, 320, 'front left')
    await slider(page).press('End')
    await expectAll(page, 350, 'front')

    expect(await axeViolations(page, 'fieldset:has(svg[aria-label^=Plan])')).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    await slider(page).press('Home')
    await expectAll(page, 0, 'front')

    const { swipe } = await fingersOn(page)
    const { x, y, width, height } = await boxOf(plan(page))
    const before = await page.evaluate(() => window.scrollY)
    await swipe([x + width / 2, y + height / 2], [0, -200])
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100)
  })
})

test('the walk loads two pictures at first, and the rest after the first input', async ({
  page,
  context,
}) => {
  const loaded: string[] = []
  page.on('requestfinished', (request) => spinFrame.test(request.url()) && loaded.push(request.url()))
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, paths.onsite)
  await expectAll(page, 50, 'front right')
  await frames(page, 30)
  expect(loaded).toHaveLength(2)

  await context.setOffline(true)
  await slider(page).press('ArrowRight')
  await expect(page.getByText('These two pictures couldn’t be loaded.')).toBeVisible()
  expect(await angleOfPicture(onPhone(page))).toBe(50)
  await context.setOffline(false)
  await slider(page).press('ArrowLeft')
  await plan(page).hover()
  await expect.poll(() => new Set(loaded.filter((url) => url.includes('-800.'))).size).toBe(72)

  await context.setOffline(true)
  await dragOnPlan(page, 230, 230)
  await expectAll(page, 230, 'rear left')
  await expect(page.getByText('These two pictures couldn’t be loaded.')).toBeHidden()
})

test('the walk’s plan shows the viewer’s angle, and clicking the plan turns the car', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 900 })
  await open(page, paths.spin)
  const car = page.frameLocator('iframe').getByRole('slider', { name: /^Turn the car/ })
  const expectAngle = async (angle: number) => {
    await expect(car).toHaveAttribute('aria-valuenow', `${angle}`)
    await expect.poll(() => angleOnPlan(page)).toBe(angle)
  }
  await expectAngle(320)
  await car.press('ArrowRight')
  await expectAngle(330)
  await plan(page).evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }))
  await expect(plan(page)).toHaveCSS('cursor', 'pointer')
  await dragOnPlan(page, 90, 90)
  await expectAngle(90)
  await dragOnPlan(page, 90, 210)
  await expectAngle(210)
})
