import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { axeViolations } from '../checks/axe.ts'
import { hydrated } from '../hydrated.ts'
import { frames } from './frames.ts'
import { angleOnPlan, plan, toStop } from './walk-plan.ts'

const slider = (page: Page) => page.getByRole('slider', { name: 'Where we stand around the car' })
const onPhone = (page: Page) => page.getByRole('img', { name: /on the lot, as shot/ })
const onListing = (page: Page) => page.getByRole('img', { name: /in the white studio, edited/ })
const spinFrame = /\/spin\/(?:lot|white)\/\d\d\./

async function open(page: Page, path: string = paths.enhancement) {
  await page.goto(path)
  await hydrated(page)
  await plan(page).scrollIntoViewIfNeeded()
}

/** The angle that a picture shows. The first frame of both sets shows 320 degrees. */
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
  await expect(slider(page)).toHaveValue(`${angle}`)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${angle} degrees, ${side}\\.`))
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

for (const [path, width] of [
  [paths.enhancement, 390],
  [paths.onsite, 1440],
] as const)
  test(`on ${path} at ${width} px, the plan, phone, listing and slider show the same angle after every kind of input`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, path)
    await expectAll(page, 50, 'front right')

    await toStop(page, 180)
    await expectAll(page, 180, 'rear')
    await toStop(page, 40, 180)
    await expectAll(page, 40, 'front right')

    await dragPicture(page, 0.25)
    await expectAll(page, 130, 'rear right')
    await dragPicture(page, -0.5)
    await expectAll(page, 310, 'front left')

    await slider(page).press('ArrowRight')
    await expectAll(page, 320, 'front left')
    await slider(page).press('Home')
    await expectAll(page, 0, 'front')
    await slider(page).press('End')
    await expectAll(page, 350, 'front')

    expect(await axeViolations(page, 'fieldset:has(svg[aria-label^=Plan])')).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    await slider(page).press('Home')
    await expectAll(page, 0, 'front')
  })

test('only two pictures load before the first input, missing ones are reported, and loaded ones work offline', async ({
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
  await slider(page).press('ArrowRight')
  await expect(page.getByText('These two pictures couldn’t be loaded.')).toBeVisible()
  expect(await angleOfPicture(onPhone(page))).toBe(50)
  await context.setOffline(false)
  await slider(page).press('ArrowLeft')
  await onListing(page).hover()
  await expect.poll(() => new Set(came.filter((url) => url.includes('-800.'))).size).toBe(72)

  await context.setOffline(true)
  await toStop(page, 230)
  await expectAll(page, 230, 'rear left')
  await expect(page.getByText('These two pictures couldn’t be loaded.')).toBeHidden()
})

test('with save-data, only the angles that are shown are loaded, at the small size', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => spinFrame.test(request.url()) && asked.push(request.url()))
  await open(page, paths.onsite)
  await onListing(page).hover()
  await slider(page).press('ArrowRight')
  await expectAll(page, 60, 'front right')
  await frames(page, 30)
  expect(new Set(asked).size).toBe(4)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one angle is shown, without the slider or its cursor', async ({ page }) => {
    await page.goto(paths.enhancement)
    await onListing(page).scrollIntoViewIfNeeded()
    await expect(onPhone(page)).toBeVisible()
    await expect(plan(page)).toBeVisible()
    await expect(slider(page)).toBeHidden()
    for (const view of [plan(page), onListing(page)]) await expect(view).toHaveCSS('cursor', 'auto')
    await expect(page.getByText('Drag the car')).toBeHidden()
  })
})
