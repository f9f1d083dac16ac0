import { readFileSync } from 'node:fs'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { axeViolations } from '../checks/axe.ts'
import { collectMessages } from '../checks/messages.ts'
import { fingersOn, touchedPhone } from '../touch.ts'
import { frames } from './frames.ts'

const viewer = '/viewer/?set=dark'
const dark = JSON.parse(readFileSync('public/spin/dark.json', 'utf8'))
const sharpFrames = /\/spin\/dark\/\d\d\.[^/]+-1600\./

test.use({ viewport: { width: 950, height: 590 }, contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page, address = viewer) {
  await page.goto(address)
  await expectReady(page)
}

const expectReady = (page: Page | FrameLocator) => expect(page.locator('[data-state=ready]')).toBeVisible()
const slider = (page: Page | FrameLocator) => page.getByRole('slider')

test('keys and buttons turn the car, and the full-screen button enters and leaves full screen', async ({
  page,
}) => {
  await open(page)
  await expect(slider(page)).toHaveAccessibleName(`Turn the car: ${dark.title}`)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'front left, 320 degrees')
  await slider(page).press('PageUp')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'front right, 50 degrees')
  await slider(page).press('End')
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
})

async function embed(page: Page, attributes: string) {
  const body = `<meta name="viewport" content="width=device-width"><iframe src="${viewer}" ${attributes}></iframe><div style="height: 3000px"></div>`
  await page.route('**/dealer.html', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/dealer.html')
  return page.frameLocator('iframe')
}

test.describe(() => {
  test.use(touchedPhone)

  test('on a touchscreen, a horizontal swipe turns the car, a vertical swipe scrolls the page, and a pinch zooms in', async ({
    page,
  }) => {
    const frame = await embed(page, 'width="370" height="275"')
    await expectReady(frame)
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

test('a button, a double click and Ctrl+wheel all zoom in, and zooming loads a sharper frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 275 })
  const sharp: string[] = []
  page.on('request', (request) => sharpFrames.test(request.url()) && sharp.push(request.url()))
  await open(page)
  await frames(page, 30)
  expect(sharp).toEqual([])
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  const reset = page.getByRole('button', { name: 'Reset zoom' })
  await expect(reset).toBeHidden()
  for (let press = 0; press < 5; press += 1) await zoomIn.press('Enter')
  await expect(reset).toHaveText(/3\.0×/)
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => sharp).toHaveLength(1)
  await reset.press('Enter')
  await expect(reset).toBeHidden()
  await expect(slider(page)).toBeFocused()

  await page.mouse.dblclick(120, 60)
  await expect(reset).toHaveText(/2\.0×/)
  await slider(page).press('0')
  await expect(reset).toBeHidden()
  await page.mouse.wheel(0, -240)
  await expect(reset).toBeHidden()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -240)
  await page.keyboard.up('Control')
  await expect(reset).toHaveText(/2\.0×/)
})

const spots = (page: Page) => page.locator('#spots').getByRole('button')
const notes = (page: Page) => spots(page).and(page.locator('[aria-controls=note]'))

/**
 * Photos of a real car may replace the dark and white sets. Such a set has no plates, no original photos, and only the
 * hot spots in its set.json.
 */
const isDarkDrawn = 'plates' in dark
const isDrawn = 'under' in JSON.parse(readFileSync('public/spin/white.json', 'utf8'))

test('clicking a hot spot opens its note, and clicking a listed feature turns the car to it', async ({
  page,
}) => {
  test.skip(!isDarkDrawn, 'photos of a real car replace the dark set')
  await open(page)
  const headlight = page.locator('#spots').getByRole('button', { name: 'LED headlights' })
  await headlight.click()
  await expect(headlight).toHaveAttribute('aria-expanded', 'true')
  const note = page.locator('#note').getByRole('status')
  await expect(note).toContainText('Three LED modules a side')
  await expect(note.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('#note')).toBeHidden()
  await expect(headlight).toBeFocused()

  const list = page.getByRole('button', { name: 'Features', exact: true })
  await list.click()
  await expect(list).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('listitem')).toHaveCount(4)
  await page.getByRole('listitem').getByRole('button', { name: 'Taillight bar' }).click()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'rear, 180 degrees')
  await expect(slider(page)).toBeFocused()
  await expect(page.locator('#note')).toContainText('One unbroken red line')
  await expect(headlight).toBeHidden()

  await page.keyboard.press('h')
  await expect(spots(page)).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(spots(page)).not.toHaveCount(0)
})

test('notes in the white set show close-ups, and the set’s report prints on one page', async ({ page }) => {
  test.skip(!isDrawn, 'photos of a real car replace the white set')
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await open(page, '/viewer/?set=white')
  await page.getByRole('button', { name: 'Photos 44 · Features 4 · Damage 2' }).click()
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^48,213 miles/ })
    .click()
  const note = page.locator('#note')
  await expect(note).toContainText('Not a digit is edited')
  await expect(note.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Features', exact: true }).click()
  await page.getByRole('button', { name: 'Print the report' }).click()
  const report = page.locator('body > section')
  await expect(report.locator('li')).toHaveCount(6)
  expect(await report.locator('img').count()).toBeGreaterThan(1)
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(report).toHaveCount(0)
})

const images = /\/spin\/dark\/(\d\d|light)\./
const manifest = /\/spin\/dark\.json/
const pressRetry = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()
const comeOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

async function scrollBack(page: Page) {
  const move = (transform: string) =>
    page.evaluate((value) => void Object.assign(document.body.style, { transform: value }), transform)
  await move('translateY(-5000px)')
  await frames(page)
  await page.clock.runFor(12_000)
  await move('none')
}

for (const [problem, files, message, trigger, retry] of [
  ['can’t be loaded', images, 'Its images couldn’t be loaded', 'the retry button is pressed', pressRetry],
  ['can’t be loaded', images, 'This car can’t be turned right now', 'it scrolls back into view', scrollBack],
  ['stalls', manifest, 'Check your connection and try again', 'the browser comes back online', comeOnline],
] as const) {
  test(`if a set ${problem}, the viewer shows an error over the poster, and retries when ${trigger}`, async ({
    page,
  }) => {
    const stalls = files === manifest
    await page.clock.install()
    await page.route(files, (route) => (stalls ? undefined : route.abort()))
    await page.goto(viewer)
    await expect(page.getByRole('img', { name: 'The car, seen from its first angle' })).toBeVisible()
    if (stalls) await page.clock.runFor(21_000)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(message)
    expect(await axeViolations(page)).toEqual([])
    await page.unroute(files)
    await retry(page)
    await expectReady(page)
    await expect(alert).toBeHidden()
  })
}

test('if a car has no usable spin, shoppers see a message and the reason is logged', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.route('**/spin/dark.json', (route) => route.fulfill({ json: { title: '' } }))
  for (const [address, heading, detail] of [
    ['/viewer/?set=1HGCV1F46LA144134', 'There’s no 360 view of this car yet', 'no set “1hgcv1f46la144134”'],
    ['/viewer/', 'There’s no 360 view of this car yet', 'The URL needs ?set='],
    [viewer, 'This car can’t be turned right now', '“title” must be text'],
  ] as const) {
    await page.goto(address)
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading'), address).toHaveText(heading)
    await expect(alert.getByRole('button'), address).toHaveCount(0)
    await expect(page.getByText('Drag to turn'), address).toBeHidden()
    expect(await alert.innerText(), address).not.toContain(detail)
    expect(errors.join('\n'), address).toContain(detail)
  }
})

test('in a tall iframe that forbids full screen, the car turns on its own, but not with autoplay=never, and the full-screen button is hidden', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const frame = await embed(page, `width="560" height="2200" allow="fullscreen 'none'"`)
  await expect(slider(frame)).toHaveAttribute('aria-valuenow', /^(34|35|[1-9]|[12]\d)0$/)
  await expect(frame.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Full screen' })).toBeHidden()

  await page.clock.install()
  await open(page, `${viewer}&autoplay=never`)
  await page.clock.runFor(8_000)
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '320')
})

test('the viewer has no axe violations, and no note, list or switch covers a hot spot', async ({ page }) => {
  test.skip(!isDrawn, 'photos of a real car replace the white set')
  const messages = collectMessages(page)
  await open(page, '/viewer/?set=white')
  const list = page.getByRole('button', { name: 'Features', exact: true })
  for (const width of [950, 320]) {
    await page.setViewportSize({ width, height: Math.round((width * 9) / 16 + 56) })
    // Hot spots appear only after the car stops, and every picture that loads delays them.
    await frames(page)
    const note = notes(page).filter({ visible: true }).first()
    await expect(note).toBeVisible()
    // Retry, because hot spots that overlap disappear while they are being placed.
    await expect(() => note.click({ timeout: 1000 })).toPass()
    expect(await axeViolations(page), `with a note, at ${width} px`).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await list.click()
    expect(await axeViolations(page), `with the list, at ${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await list.click()
    await page.getByRole('button', { name: 'Reset zoom' }).click()
  }

  await expect(page.getByRole('switch')).toBeVisible()
  const covered = () =>
    spots(page).evaluateAll((all) =>
      all.flatMap((spot) => {
        const { x, y, width } = spot.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + width / 2)
        return top === spot ? [] : [`${spot.ariaLabel} under ${top?.outerHTML.slice(0, 90)}`]
      }),
    )
  for (const angle of [0, 90, 180, 270]) {
    await slider(page).press(angle === 0 ? 'Home' : 'PageUp')
    await expect(slider(page)).toHaveAttribute('aria-valuenow', String(angle))
    await expect.poll(covered, `at ${angle}`).toEqual([])
    for (const spot of await notes(page).all()) {
      await spot.evaluate((element: HTMLElement) => element.click())
      await expect.poll(covered, `at ${angle}, with a note`).toEqual([])
      await page.locator('#noteClose').click()
    }
  }
  await list.click()
  await expect(spots(page)).toHaveCount(0)
  expect(messages).toEqual([])
})
