import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../checks/axe.ts'
import { fingersOn, touchedPhone } from '../touch.ts'
import { serveMatchedSet } from './matched-set.ts'
import { colorsAt, distance } from './viewer-canvas.ts'

test.use({ viewport: { width: 950, height: 590 } })

const slider = (page: Page) => page.getByRole('slider')
const flip = (page: Page) => page.getByRole('switch', { name: 'Show original' })
const status = (page: Page) => page.locator('#lensStatus')
/** Off the car, where the studio is ink and its negative is light. */
const corner = [6, 8] as const
const studio = [14, 17, 22]

async function open(page: Page, under = {}) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await serveMatchedSet(page, under)
  await page.goto('/viewer/?set=dark')
  await expect(page.locator('[data-state=ready]')).toBeVisible()
}

const isStudioAt = async (page: Page, place: readonly [number, number]) =>
  distance((await colorsAt(page, [place]))[0] ?? [], studio) < 60

test('the mouse moves a round lens onto the same angle on the lot, also while it drags; leaving closes it', async ({
  page,
}) => {
  await open(page)
  await expect(flip(page)).toBeVisible()
  await page.mouse.move(475, 40)
  await page.mouse.move(490, 50, { steps: 5 })
  await expect.poll(() => isStudioAt(page, [51, 9])).toBe(false)
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '320')
  await page.mouse.down()
  await page.mouse.move(560, 50, { steps: 5 })
  await page.mouse.move(490, 50, { steps: 5 })
  await expect.poll(() => isStudioAt(page, [51, 9])).toBe(false)
  expect(await isStudioAt(page, corner)).toBe(true)
  await expect(page.getByText('Still there.')).toBeVisible()
  await page.mouse.up()
  await page.mouse.move(490, 580)
  await expect.poll(() => isStudioAt(page, [51, 9])).toBe(true)
  await expect(page.getByText('Still there.')).toBeHidden()
})

test('the switch and the space key show the whole lot, and screen readers announce it', async ({ page }) => {
  await open(page)
  await flip(page).click()
  await expect(flip(page)).toBeChecked()
  await expect.poll(() => isStudioAt(page, corner)).toBe(false)
  await expect(status(page)).toHaveText('Lot, angle 0')
  await slider(page).press('ArrowRight')
  await expect(status(page)).toHaveText('Lot, angle 10')
  await slider(page).press('Space')
  await expect(flip(page)).not.toBeChecked()
  await expect(status(page)).toHaveText('Studio')
  await expect.poll(() => isStudioAt(page, corner)).toBe(true)
})

test('by keyboard: the lens takes the focus, moves with Shift and the arrows, and the arrows turn', async ({
  page,
}) => {
  await open(page)
  await expect(flip(page)).toBeVisible()
  await slider(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Lens to the lot' })).toBeFocused()
  await expect(status(page)).toHaveText('Lot, angle 0')
  for (let press = 0; press < 9; press += 1) await page.keyboard.press('Shift+ArrowUp')
  for (let press = 0; press < 16; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => isStudioAt(page, corner)).toBe(false)
  await page.keyboard.press('ArrowRight')
  await expect(status(page)).toHaveText('Lot, angle 10')
  await page.keyboard.press('Space')
  await expect(flip(page)).toBeChecked()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(status(page)).toHaveText('Studio')
})

test.describe('by touch', () => {
  test.use({ ...touchedPhone, viewport: { width: 390, height: 275 } })

  test('a swipe turns, press and hold opens the lens', async ({ page }) => {
    await open(page)
    await expect(flip(page)).toBeVisible()
    const { touch } = await fingersOn(page)
    await touch('touchStart', [150, 40])
    for (let x = 155; x <= 230; x += 5) await touch('touchMove', [x, 40])
    expect(await isStudioAt(page, [59, 18])).toBe(true)
    await touch('touchEnd')
    await expect(slider(page)).not.toHaveAttribute('aria-valuenow', '320')

    await touch('touchStart', [195, 40])
    await expect.poll(() => isStudioAt(page, [50, 18])).toBe(false)
    const angle = (await slider(page).getAttribute('aria-valuenow')) ?? ''
    for (let x = 200; x <= 260; x += 5) await touch('touchMove', [x, 40])
    await expect(slider(page)).not.toHaveAttribute('aria-valuenow', angle)
    await touch('touchEnd')
    await expect.poll(() => isStudioAt(page, [50, 18])).toBe(true)
  })
})

test('a set of another size has no lens, and the car still turns', async ({ page }) => {
  await open(page, { height: 1000 })
  await expect(flip(page)).toBeHidden()
  await slider(page).press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '330')
})

test('where the lot’s pictures can’t be had, the lens goes away, the focus stays, and nothing says lot', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await serveMatchedSet(page)
  await page.route(/spin\/lot-for-tests(\/|\.webp|\.avif)/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/viewer/?set=dark')
  await flip(page).press('Enter')
  await expect(flip(page)).toBeHidden()
  await expect(slider(page)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '330')
  expect(await status(page).textContent()).not.toContain('Lot')
})

test('the lens opens over a hot spot, too', async ({ page }) => {
  await open(page)
  const spot = await page.locator('.spot:visible').first().boundingBox()
  if (!spot) throw new Error('no spot')
  const [x, y] = [spot.x + 22, spot.y + 22]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 8, y, { steps: 4 })
  await expect(page.getByText('Still there.')).toBeVisible()
  await page.mouse.up()
  await page.mouse.move(x, 580)
  await expect(page.getByText('Still there.')).toBeHidden()
})

test('in forced colors the switch shows that it is on', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  const ground = () => flip(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  const off = await ground()
  await flip(page).click()
  await expect.poll(ground).not.toBe(off)
})

test('has no axe violations, with the lot and with the lens', async ({ page }) => {
  await open(page)
  await flip(page).click()
  await slider(page).focus()
  await page.keyboard.press('Tab')
  expect(await axeViolations(page)).toEqual([])
})
