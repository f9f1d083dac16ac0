import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../checks/axe.ts'
import { touchedPhone } from '../touch.ts'

test.use({ viewport: { width: 950, height: 590 }, contextOptions: { reducedMotion: 'reduce' } })

const { hotSpots } = JSON.parse(readFileSync('public/spin/white.json', 'utf8'))
test.skip(
  !hotSpots.some(({ inside }: { inside?: object }) => inside),
  'photos of a real car are in place of the white set, and have no interior',
)

const spot = (page: Page) => page.getByRole('button', { name: 'Look inside', exact: true })
const inside = (page: Page) => page.frameLocator('iframe')
const canvas = (page: Page) => inside(page).getByRole('slider')

async function openViewer(page: Page) {
  await page.goto('/viewer/?set=white')
  await expect(page.locator('[data-state=ready]')).toBeVisible()
}

async function lookInside(page: Page, state = 'ready') {
  await openViewer(page)
  await spot(page).click()
  await expect(inside(page).locator(`[data-state=${state}]`)).toBeVisible()
}

test('the interior view loads on demand, can be turned, and restores focus when closed', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openViewer(page)
  await expect(spot(page)).toBeVisible()
  expect(fetched.filter((address) => address.includes('inside'))).toEqual([])
  await spot(page).click()
  await expect(inside(page).locator('[data-state=ready]')).toBeVisible()
  await expect(canvas(page)).toBeFocused()
  expect(fetched.filter((address) => /inside\.[\da-f]{8}-\d+\./.test(address))).toHaveLength(1)
  await expect(canvas(page)).toHaveAccessibleDescription(/steering wheel.*Arrow keys/s)
  expect(await axeViolations(page)).toEqual([])
  const before = await canvas(page).screenshot()
  await page.keyboard.press('PageUp')
  await expect(canvas(page)).toHaveAttribute('aria-valuetext', 'right, 90 degrees')
  await expect.poll(async () => before.equals(await canvas(page).screenshot())).toBe(false)
  await page.keyboard.press('Home')
  await expect.poll(async () => before.equals(await canvas(page).screenshot())).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(spot(page)).toBeFocused()

  await page.getByRole('button', { name: 'Features', exact: true }).click()
  await page.locator('#featureList').getByRole('button', { name: 'Look inside' }).click()
  await expect(canvas(page)).toBeFocused()
  await expect(page.locator('#note')).toBeHidden()
  await expect(inside(page).locator('[data-state=ready]')).toBeVisible()
  await page.mouse.move(600, 300)
  await page.mouse.down()
  await page.mouse.move(300, 300, { steps: 4 })
  await page.mouse.up()
  await expect(canvas(page)).toHaveAttribute('aria-valuenow', /^(1[6-9]|[23]\d|4[0-4])$/)
  const dragged = Number(await canvas(page).getAttribute('aria-valuenow'))
  await inside(page).getByRole('button', { name: 'Look right' }).click()
  await expect(canvas(page)).toHaveAttribute('aria-valuenow', String(dragged + 10))
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe(() => {
  test.use({
    ...touchedPhone,
    viewport: { width: 390, height: 300 },
    permissions: ['accelerometer', 'gyroscope'],
  })

  test('the interior view follows the phone’s motion only after the motion button is pressed', async ({
    page,
  }) => {
    await lookInside(page)
    const move = (alpha: number) =>
      canvas(page).evaluate((_, alpha) => {
        const position = { alpha, beta: 90, gamma: 0 }
        window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', position))
      }, alpha)
    await move(100)
    await move(60)
    await expect(canvas(page)).toHaveAttribute('aria-valuenow', '0')
    const motion = inside(page).getByRole('button', { name: 'Move the phone' })
    await motion.click()
    await expect(motion).toHaveAttribute('aria-pressed', 'true')
    await move(100)
    await move(60)
    await expect(canvas(page)).toHaveAttribute('aria-valuenow', '40')
    await motion.click()
    await move(20)
    await expect(canvas(page)).toHaveAttribute('aria-valuenow', '40')
  })

  test('the motion button is removed if the phone reports no motion within two seconds of a press', async ({
    page,
  }) => {
    await page.clock.install()
    await lookInside(page)
    const motion = inside(page).getByRole('button', { name: 'Move the phone' })
    await motion.press('Enter')
    await page.clock.runFor(2_000)
    await expect(motion).toBeHidden()
    await expect(inside(page).getByRole('status')).toHaveText(/motion/i)
    await expect(canvas(page)).toBeFocused()
  })
})

test('without WebGL, the whole interior picture is shown in a scrollable region', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname.includes('inside')) HTMLCanvasElement.prototype.getContext = () => null
  })
  await lookInside(page)
  const region = inside(page).getByRole('region', { name: 'The whole picture' })
  await expect(region).toBeFocused()
  await expect(region.getByRole('img')).toHaveAccessibleName(/driver’s seat/)
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(spot(page)).toBeFocused()
})

test('if the interior picture can’t be loaded, a retry button is shown', async ({ page }) => {
  const pictures = /\/inside\.[\da-f]{8}-/
  await page.route(pictures, (route) => route.fulfill({ status: 404 }))
  await lookInside(page, 'failed')
  await expect(inside(page).getByRole('alert')).toContainText('The interior can’t be shown right now')
  await page.unroute(pictures)
  await inside(page).getByRole('button', { name: 'Try again' }).click()
  await expect(inside(page).locator('[data-state=ready]')).toBeVisible()
  await expect(canvas(page)).toBeFocused()
})
