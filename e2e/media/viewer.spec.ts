import { readFileSync } from 'node:fs'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { axeViolations } from '../checks/axe.ts'
import { fingersOn, touchedPhone } from '../touch.ts'
import { frames } from './frames.ts'

const viewer = '/viewer/?set=dark'
const dark = JSON.parse(readFileSync('public/spin/dark.json', 'utf8'))
const sharpFrames = /\/spin\/dark\/\d\d\.[^/]+-1600\./

test.use({ viewport: { width: 950, height: 590 } })

async function open(page: Page, address = viewer) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await expect(page.locator('[data-state=ready]')).toBeVisible()
}

const slider = (page: Page | FrameLocator) => page.getByRole('slider')

/** Degrees from the first frame, which shows the car at 320 degrees. */
async function degreesTurned(page: Page | FrameLocator) {
  return (Number(await slider(page).getAttribute('aria-valuenow')) - 320 + 360) % 360
}

function collectRequests(page: Page) {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return (pattern: RegExp) => addresses.filter((address) => pattern.test(address))
}

test('keys and buttons turn the car, the angle is announced, and full screen can be opened', async ({
  page,
}) => {
  await open(page)
  await expect(slider(page)).toHaveAccessibleName(`Turn the car: ${dark.title}`)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'front left, 320 degrees')
  await expect(slider(page)).toHaveAttribute('aria-valuemin', '0')
  await expect(slider(page)).toHaveAttribute('aria-valuemax', '350')
  await slider(page).focus()
  for (const [key, angle, words] of [
    ['ArrowRight', '330', 'front left, 330 degrees'],
    ['PageUp', '60', 'front right, 60 degrees'],
    ['End', '350', 'front, 350 degrees'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(slider(page), key).toHaveAttribute('aria-valuenow', angle)
    await expect(slider(page), key).toHaveAttribute('aria-valuetext', words)
  }

  await page.getByRole('button', { name: 'Turn 10 degrees right' }).click()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0')
  await page.getByRole('button', { name: 'Turn 10 degrees left' }).press('Enter')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '350')

  const button = page.getByRole('button', { name: 'Full screen' })
  await button.press('Enter')
  const leave = page.getByRole('button', { name: 'Leave full screen' })
  await leave.press('Tab')
  await expect(slider(page), 'keeps the focus').toBeFocused()
  await slider(page).press('Shift+Tab')
  await expect(leave).toBeFocused()
  await leave.click()
  await expect(button).toBeVisible()

  const width = () => page.locator('#canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)
  expect(await width()).toBe(950)
  const client = await page.context().newCDPSession(page)
  const metrics = { width: 950, height: 590, deviceScaleFactor: 1.5, mobile: false }
  await client.send('Emulation.setDeviceMetricsOverride', metrics)
  // Emulating another pixel density fires no event, so a key press makes the viewer redraw.
  await slider(page).press('ArrowRight')
  await expect.poll(width).toBe(1425)
})

test.describe('by touch', () => {
  test.use(touchedPhone)

  test('a horizontal swipe turns the car, a vertical swipe scrolls the page, and a pinch zooms', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/phone.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<meta name="viewport" content="width=device-width"><iframe src="${viewer}" width="370" height="275"></iframe><div style="height: 3000px"></div>`,
      }),
    )
    await page.goto('/phone.html')
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('[data-state=ready]')).toBeVisible()
    const { touch, swipe } = await fingersOn(page)

    await swipe([150, 200], [100, 4])
    await expect(slider(frame)).toHaveAttribute('aria-valuenow', /^(40|50|60)$/)
    const angle = (await slider(frame).getAttribute('aria-valuenow')) ?? ''
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    await swipe([150, 200], [3, -120])
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(60)
    await expect(slider(frame)).toHaveAttribute('aria-valuenow', angle)

    // Wait until the page has stopped scrolling, because a scrolling page would handle the pinch itself.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 0))
      await frames(page, 20)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }).toPass()
    await touch('touchStart', [160, 120], [200, 120])
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', [160 - step * 4, 120], [200 + step * 4, 120])
    await touch('touchEnd')
    await expect(frame.getByRole('button', { name: 'Reset zoom' })).toBeVisible()
  })
})

test('buttons, double clicks, the wheel and keys zoom in and out, and a sharper frame is loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 275 })
  const requested = collectRequests(page)
  await open(page)
  await frames(page, 30)
  expect(requested(sharpFrames)).toEqual([])
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  const reset = page.getByRole('button', { name: 'Reset zoom' })
  await expect(reset).toBeHidden()
  for (let press = 0; press < 5; press += 1) await zoomIn.press('Enter')
  await expect(reset).toHaveText(/3\.0×/)
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => requested(sharpFrames).length).toBe(1)
  await reset.press('Enter')
  await expect(reset).toBeHidden()
  await expect(slider(page)).toBeFocused()

  await page.mouse.dblclick(120, 60)
  await expect(reset).toHaveText(/2\.0×/)
  await page.mouse.dblclick(220, 160)
  await expect(reset).toBeHidden()

  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -240)
  await page.keyboard.up('Control')
  await expect(reset).toHaveText(/2\.0×/)
  await slider(page).press('-')
  await expect(reset).toHaveText(/1\.4×/)
  await slider(page).press('0')
  await expect(reset).toBeHidden()
  await page.mouse.wheel(0, -240)
  await expect(reset).toBeHidden()
})

const spots = (page: Page) => page.locator('#spots').getByRole('button')
const notes = (page: Page) => spots(page).and(page.locator('[aria-controls=note]'))

/**
 * Photos of a real car may replace the dark and white sets. Such a set has no plates and no originals, and only the hot
 * spots that set.json lists.
 */
const isDarkDrawn = 'plates' in dark
const isDrawn = 'under' in JSON.parse(readFileSync('public/spin/white.json', 'utf8'))

test('hot spots open notes, the feature list turns the car to a feature, and H hides the hot spots', async ({
  page,
}) => {
  test.skip(!isDarkDrawn, 'photos of a real car replace the dark set')
  await open(page)
  const lamp = page.locator('#spots').getByRole('button', { name: 'LED headlights' })
  await lamp.click()
  await expect(lamp).toHaveAttribute('aria-expanded', 'true')
  const said = page.locator('#note').getByRole('status')
  await expect(said).toContainText('Three LED modules a side')
  await expect(said.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('#note')).toBeHidden()
  await expect(lamp).toBeFocused()

  const list = page.getByRole('button', { name: 'Features', exact: true })
  await list.click()
  await expect(list).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('listitem')).toHaveCount(4)
  await page.getByRole('listitem').getByRole('button', { name: 'Taillight bar' }).click()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'rear, 180 degrees')
  await expect(slider(page)).toBeFocused()
  await expect(page.locator('#note')).toContainText('One unbroken red line')
  await expect(lamp).toBeHidden()

  await page.keyboard.press('h')
  await expect(spots(page)).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(spots(page)).not.toHaveCount(0)
})

test('the white set states its photo count, has close-ups in its notes, and prints a one-page report', async ({
  page,
}) => {
  test.skip(!isDrawn, 'photos of a real car replace the white set')
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.clock.install()
  await open(page, '/viewer/?set=white')
  await page.getByRole('button', { name: 'Photos (44), features (4), damage (2)' }).click()
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^48,213 miles/ })
    .click()
  const note = page.locator('#note')
  await expect(note).toContainText('Not a digit is edited')
  await expect(note.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Features', exact: true }).click()
  const print = page.getByRole('button', { name: 'Print the report' })
  await print.click()
  const report = page.locator('body > section')
  await expect(report.locator('li')).toHaveCount(6)
  expect(await report.locator('img').count()).toBeGreaterThan(1)
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(report).toHaveCount(0)

  // A browser that blocks printing never fires afterprint.
  await print.click()
  await print.click()
  await frames(page, 30)
  await expect(report).toHaveCount(1)
  await page.clock.runFor(61_000)
  await expect(report).toHaveCount(0)
})

test('if a set fails to load, an error and a retry button are shown over the poster', async ({ page }) => {
  await page.route(/\/spin\/dark\/(\d\d|light)\./, (route) => route.abort())
  await page.goto(viewer)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This car can’t be turned right now')
  await expect(alert).toContainText('Its images couldn’t be loaded')
  await expect(page.getByRole('img', { name: 'The car, seen from its first angle' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.unroute(/\/spin\/dark\/(\d\d|light)\./)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-state=ready]')).toBeVisible()
  await expect(alert).toBeHidden()
})

test('after a failure, the viewer retries when it scrolls back into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.route(/\/spin\/dark\/(\d\d|light)\./, (route) => route.abort())
  await page.goto(viewer)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(/\/spin\/dark\/(\d\d|light)\./)
  const move = (place: string) =>
    page.evaluate((value) => {
      document.body.style.transform = value
    }, place)
  await move('translateY(-5000px)')
  await frames(page)
  await page.clock.runFor(12_000)
  await move('none')
  await expect(page.locator('[data-state=ready]')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('if a car has no usable spin, shoppers see a message and the reason is logged', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  for (const [address, detail] of [
    ['/viewer/?set=1HGCV1F46LA144134', 'There is no set “1hgcv1f46la144134”'],
    ['/viewer/', 'The URL needs ?set='],
  ] as const) {
    await page.goto(address)
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading'), address).toHaveText('There’s no 360 view of this car yet')
    await expect(alert.getByRole('button'), address).toHaveCount(0)
    expect(await alert.innerText(), address).toBe('There’s no 360 view of this car yet')
    await expect(page.getByText('Drag to turn'), address).toBeHidden()
    expect(errors.join('\n'), address).toContain(detail)
  }
  await page.route('**/spin/dark.json', (route) => route.fulfill({ json: { title: '' } }))
  await page.goto(viewer)
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('This car can’t be turned right now')
  await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0)
  expect(errors.join('\n')).toContain('“title” must be text')
})

test('a stalled manifest is reported after 20 seconds, and retried when the browser comes back online', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Object.assign(globalThis, { drags: 0 })
    document.addEventListener('dragstart', () => Object.assign(globalThis, { drags: 1 }))
  })
  await page.route('**/spin/dark.json', () => {})
  await page.goto(viewer)
  await expect(page.getByRole('img', { name: 'The car, seen from its first angle' })).toBeVisible()
  await page.mouse.move(300, 300)
  await page.mouse.down()
  await page.mouse.move(500, 300, { steps: 8 })
  await page.mouse.up()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'drags')), 'no ghost image').toBe(0)
  await page.clock.runFor(21_000)
  await expect(page.getByRole('alert')).toContainText('Check your connection and try again')
  await page.unroute('**/spin/dark.json')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.locator('[data-state=ready]')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('in a very tall iframe that may not go full screen, the car turns and has no full-screen button', async ({
  page,
}) => {
  await page.route('**/tall.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${viewer}" width="560" height="2200" allow="fullscreen 'none'"></iframe>`,
    }),
  )
  await page.goto('/tall.html')
  const frame = page.frameLocator('iframe')
  await expect.poll(() => degreesTurned(frame)).toBeGreaterThan(10)
  await expect(frame.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Full screen' })).toBeHidden()
})

test('the viewer has no axe violations at 320 and 950 px, with a note or the feature list open', async ({
  page,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  // The demonstration would turn the car away from the open note.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, isDrawn ? '/viewer/?set=white' : viewer)
  for (const width of [320, 950]) {
    await page.setViewportSize({ width, height: Math.round((width * 9) / 16 + 56) })
    // Hot spots appear only after the car stops, and every picture that loads delays them.
    await frames(page)
    const size = `at ${width} px`
    const note = notes(page).filter({ visible: true }).first()
    await expect(note).toBeVisible()
    expect(await axeViolations(page), size).toEqual([])
    // Retry, because hot spots that overlap disappear while they are being placed.
    await expect(() => note.click({ timeout: 1000 })).toPass()
    expect(await axeViolations(page), `with a note, ${size}`).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    const list = page.getByRole('button', { name: 'Features', exact: true })
    await list.click()
    expect(await axeViolations(page), `with the list, ${size}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await list.click()
    await page.getByRole('button', { name: 'Reset zoom' }).click()
  }
  expect(messages.filter((message) => !message.includes('[vite]'))).toEqual([])
})

test('no note, list or switch covers a hot spot at 320 px', async ({ page }) => {
  test.skip(!isDrawn, 'photos of a real car replace the white set')
  await page.setViewportSize({ width: 320, height: 236 })
  await open(page, '/viewer/?set=white')
  await expect(page.getByRole('switch')).toBeVisible()
  const covered = () =>
    spots(page).evaluateAll((all) =>
      all.flatMap((spot) => {
        const { x, y, width } = spot.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + width / 2)
        return top === spot ? [] : [`${spot.ariaLabel} under ${top?.outerHTML.slice(0, 90)}`]
      }),
    )
  const expectNoneCovered = (state: string) => expect.poll(covered, state).toEqual([])
  for (let angle = 0; angle <= 270; angle += 10) {
    await slider(page).press(angle === 0 ? 'Home' : 'ArrowRight')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', String(angle))
    if (![0, 40, 90, 180, 270].includes(angle)) continue
    await expectNoneCovered(`at ${angle}`)
    for (const spot of await notes(page).all()) {
      await spot.evaluate((element: HTMLElement) => element.click())
      await expectNoneCovered(`at ${angle}, with a note`)
      await page.locator('#noteClose').click()
    }
  }
  await page.getByRole('button', { name: 'Features', exact: true }).click()
  await expect(spots(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(spots(page)).not.toHaveCount(0)
})
