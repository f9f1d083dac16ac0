import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import sharp from '../../tools/assets/sharp.mjs'
import { axeViolations } from '../checks/axe.ts'
import { touchedPhone } from '../touch.ts'
import { frames } from './frames.ts'
import { colorsAt, distance } from './viewer-canvas.ts'

const above = JSON.parse(readFileSync('public/spin/dark.json', 'utf8'))
test.skip(!('plates' in above), 'photos of a real car replace the dark set')

const mark = {
  text: 'Still there.',
  at: above.frames.map((_: string, frame: number) => (frame < 9 ? [50, 50] : null)),
}

/** Serves negatives of the dark set's frames as its original photos, so they align exactly but look different. */
async function serveMatchedSet(page: Page) {
  await page.route('**/spin/dark.json', (route) =>
    route.fulfill({ json: { ...above, under: { set: 'lot-for-tests', marks: [mark] } } }),
  )
  await page.route('**/spin/lot-for-tests.json', (route) =>
    route.fulfill({ json: { ...above, title: 'The lot', formats: ['webp'], hotSpots: [] } }),
  )
  await page.route(/\/spin\/lot-for-tests(\/.+)?\.webp$/, async (route) => {
    const path = new URL(route.request().url()).pathname.replace('lot-for-tests', 'dark')
    await route.fulfill(await negative(path))
  })
  await page.route(/\/spin\/lot-for-tests\/light\./, async (route) => {
    await route.fulfill(await negative(`/spin/dark/${above.light.file}`))
  })
}

async function negative(path: string) {
  const body = await sharp(`public${path}`).negate().webp({ effort: 0 }).toBuffer()
  return { contentType: 'image/webp', body }
}

test.use({
  ...touchedPhone,
  viewport: { width: 950, height: 590 },
  contextOptions: { reducedMotion: 'reduce' },
})

const slider = (page: Page) => page.getByRole('slider')
const flip = (page: Page) => page.getByRole('switch', { name: 'Show original' })
const status = (page: Page) => page.locator('#originalStatus')
/** A point beside the car, where the studio is almost black and the negative is almost white. */
const corner = [6, 8] as const

async function open(page: Page) {
  await serveMatchedSet(page)
  await page.goto('/viewer/?set=dark')
  await expect(page.locator('[data-state=ready]')).toBeVisible()
}

const isStudio = async (page: Page) => distance((await colorsAt(page, [corner]))[0] ?? [], [14, 17, 22]) < 60

async function expectOriginal(page: Page, isShown: boolean) {
  await expect(flip(page)).toBeChecked({ checked: isShown })
  await expect.poll(() => isStudio(page)).toBe(!isShown)
  await expect(page.getByText('Still there.')).toBeVisible({ visible: isShown })
}

test('visitors can switch between the edited and original photos by mouse and keyboard, unless the original can’t be loaded', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open(page)
  await frames(page, 30)
  expect(requests.filter((url) => url.includes('lot-for-tests'))).toEqual([])
  const { width = 0, height = 0 } = (await flip(page).boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await expect(slider(page)).toHaveAccessibleDescription(/The space bar shows the original photo/)
  await expect(status(page)).toBeEmpty()
  await expectOriginal(page, false)

  const pictures = /spin\/lot-for-tests(\/|\.webp|\.avif)/
  await page.route(pictures, (route) => route.abort())
  await flip(page).press('Enter')
  await expect(flip(page)).toBeHidden()
  await expect(slider(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(status(page)).not.toContainText('Original')
  await page.unroute(pictures)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))

  await flip(page).press('Enter')
  await expectOriginal(page, true)
  await expect(status(page)).toHaveText('Original photo, front left, 320 degrees')
  expect(await axeViolations(page)).toEqual([])
  await slider(page).press('ArrowRight')
  await expect(status(page)).toHaveText('Original photo, front left, 330 degrees')
  await slider(page).press('Space')
  await expectOriginal(page, false)
  await expect(status(page)).toHaveText('Edited photo')

  await slider(page).press('ArrowLeft')
  await flip(page).click()
  await expectOriginal(page, true)
  await page.mouse.move(475, 300)
  await page.mouse.down()
  await page.mouse.move(560, 300, { steps: 5 })
  await page.mouse.up()
  await expect(slider(page)).not.toHaveAttribute('aria-valuenow', '320')
  await expect.poll(() => isStudio(page), 'it turns as the original').toBe(false)
  await flip(page).click()
  await expectOriginal(page, false)

  await page.emulateMedia({ forcedColors: 'active' })
  const ground = () => flip(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  const off = await ground()
  await flip(page).click()
  await expect.poll(ground, 'in forced colors').not.toBe(off)
})
