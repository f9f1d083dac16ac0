import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../checks/axe.ts'
import { touchedPhone } from '../touch.ts'
import { frames } from './frames.ts'
import { serveMatchedSet } from './matched-set.ts'
import { colorsAt, distance } from './viewer-canvas.ts'

test.use({ viewport: { width: 950, height: 590 } })

const slider = (page: Page) => page.getByRole('slider')
const flip = (page: Page) => page.getByRole('switch', { name: 'Show original' })
const status = (page: Page) => page.locator('#originalStatus')
/** A point beside the car where the studio is almost black, so its negative is almost white. */
const corner = [6, 8] as const
const studio = [14, 17, 22]

async function open(page: Page, under = {}) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await serveMatchedSet(page, under)
  await page.goto('/viewer/?set=dark')
  await expect(page.locator('[data-state=ready]')).toBeVisible()
}

const isStudio = async (page: Page) => distance((await colorsAt(page, [corner]))[0] ?? [], studio) < 60

async function expectOriginal(page: Page, isShown: boolean) {
  await expect(flip(page)).toBeChecked({ checked: isShown })
  await expect.poll(() => isStudio(page)).toBe(!isShown)
  await expect(page.getByText('Still there.')).toBeVisible({ visible: isShown })
}

test('the mouse and the keyboard switch between the original and the edited photo, and the change is announced', async ({
  page,
}) => {
  await open(page)
  await expect(slider(page)).toHaveAccessibleDescription(/The space bar shows the original photo/)
  await expect(status(page)).toBeEmpty()
  await expectOriginal(page, false)
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

  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  const ground = () => flip(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  const off = await ground()
  await flip(page).click()
  await expect.poll(ground, 'in forced colors').not.toBe(off)
})

test.describe('on a phone', () => {
  test.use({ ...touchedPhone, viewport: { width: 390, height: 275 } })

  test('a tap on the switch loads the original and shows it', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await open(page)
    await frames(page, 30)
    expect(requested.filter((address) => address.includes('lot-for-tests'))).toEqual([])
    await flip(page).tap()
    await expectOriginal(page, true)
    const { width = 0, height = 0 } = (await flip(page).boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await flip(page).tap()
    await expectOriginal(page, false)
  })
})

test('if the originals have different proportions, the switch disappears and the car can still be turned', async ({
  page,
}) => {
  await open(page, { height: 1000 })
  await flip(page).press('Enter')
  await expect(flip(page)).toBeHidden()
  await expect(slider(page)).toBeFocused()
  await slider(page).press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '330')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(flip(page)).toBeHidden()
})

test('the switch disappears if the originals can’t be loaded, and reappears when the browser comes back online', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await serveMatchedSet(page)
  const pictures = /spin\/lot-for-tests(\/|\.webp|\.avif)/
  await page.route(pictures, (route) => route.abort())
  await page.goto('/viewer/?set=dark')
  await expect(flip(page)).toBeEnabled()
  await flip(page).press('Enter')
  await expect(flip(page)).toBeHidden()
  await expect(slider(page)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '330')
  await expect(status(page)).not.toContainText('Original')
  await page.unroute(pictures)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await flip(page).press('Enter')
  await expect.poll(() => isStudio(page)).toBe(false)
})
