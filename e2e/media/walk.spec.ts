import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { axeViolations } from '../checks/axe.ts'
import { hydrated } from '../hydrated.ts'
import { frames } from './frames.ts'

const slider = (page: Page) => page.getByRole('slider', { name: 'Where we stand around the car' })
const plan = (page: Page) => page.getByRole('img', { name: /^Plan of the clear spot/ })
const onPhone = (page: Page) => page.getByRole('img', { name: /on the lot, as shot/ })
const onListing = (page: Page) => page.getByRole('img', { name: /in the white studio, edited/ })
const spinFrame = /\/spin\/(?:lot|white)\/\d\d\./

async function open(page: Page, path: string = paths.why) {
  await page.goto(path)
  await hydrated(page)
  await plan(page).scrollIntoViewIfNeeded()
}

/** The angle that the plan is drawn for: where the photographer is, seen from the middle of the car. */
const angleOnPlan = (page: Page) =>
  plan(page).evaluate((drawing) => {
    const [us] = [...drawing.querySelectorAll('circle')].slice(-1)
    if (!us) throw new Error('Nobody is on the plan.')
    const [place, whole] = [us.getBoundingClientRect(), drawing.getBoundingClientRect()]
    const x = place.x + place.width / 2 - whole.x - whole.width / 2
    const y = place.y + place.height / 2 - whole.y - whole.height / 2
    return (Math.round((Math.atan2(x, -y) * 18) / Math.PI) * 10 + 360) % 360
  })

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

/** Presses the plan where a stop is, or takes the photographer there. */
async function toStop(page: Page, degrees: number, from?: number) {
  const box = await plan(page).boundingBox()
  if (!box) throw new Error('no plan')
  const at = (angle: number) => {
    const turn = (angle * Math.PI) / 180
    const reach = box.width * 0.4
    return [
      box.x + box.width / 2 + reach * Math.sin(turn),
      box.y + box.height / 2 - reach * Math.cos(turn),
    ] as const
  }
  await page.mouse.move(...at(from ?? degrees))
  await page.mouse.down()
  await page.mouse.move(...at(degrees), { steps: 12 })
  await page.mouse.up()
}

test('plan, phone and listing agree at every angle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await open(page)
  await expectAll(page, 50, 'front right')

  await slider(page).press('ArrowRight')
  await expectAll(page, 60, 'front right')
  await slider(page).press('Home')
  await expectAll(page, 0, 'front')
  await slider(page).press('End')
  await expectAll(page, 350, 'front')

  await toStop(page, 180)
  await expectAll(page, 180, 'rear')
  await toStop(page, 40, 180)
  await expectAll(page, 40, 'front right')

  await dragPicture(page, 0.25)
  await expectAll(page, 130, 'rear right')
  await dragPicture(page, -0.5)
  await expectAll(page, 310, 'front left')
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

test('to save data, only the angles that are shown are loaded, and none of them larger', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => spinFrame.test(request.url()) && asked.push(request.url()))
  await open(page, paths.onsite)
  await onListing(page).hover()
  await slider(page).press('Home')
  await expectAll(page, 0, 'front')
  await frames(page, 30)
  expect(new Set(asked).size).toBe(4)
})

test('has no axe violations, and walks in forced colors', async ({ page }) => {
  await open(page, paths.enhancement)
  expect(await axeViolations(page, 'section:has(input[type=range])')).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  await slider(page).press('ArrowRight')
  await expectAll(page, 60, 'front right')
})
