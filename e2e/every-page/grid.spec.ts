import { expect, type Locator, type Page, test } from '@playwright/test'
import { hydrated, openStatic } from '../hydrated.ts'

const widths = [390, 768, 1280, 1440, 1728, 1920, 2560]

test.use({ reducedMotion: 'reduce' })

for (const { path, linesOf } of [
  {
    path: '/',
    // Below the title, then in the right half of the page.
    linesOf: (left: number, right: number, width: number) => [
      width < 1024 ? left : (left + right) / 2,
      right,
    ],
  },
  {
    path: '/services/360-photography',
    // Across the window, then in the middle half of the page.
    linesOf: (left: number, right: number, width: number) =>
      width < 1280 ? [left, right] : [left + (right - left) / 4, right - (right - left) / 4],
  },
]) {
  test(`the viewer’s ring and icons on ${path} are on the grid at every width`, async ({ page }) => {
    const linesAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      const [left = 0, right = 0] = await edges(page.locator('header .container-page').first())
      return linesOf(left, right, width).map(Math.round)
    }
    const hydrate = await openStatic(page, path)
    const bar = page.locator('.spin-bar')
    for (const width of widths) {
      const lines = await linesAt(width)
      await bar.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      expect(await endsOf(bar), `static, at ${width} px`).toEqual(lines)
    }
    await hydrate()
    const viewer = page.frameLocator('iframe[title^="Interactive 360"]')
    await expect(viewer.locator('[data-state=ready]')).toBeVisible()
    const endsOfViewer = async () => {
      const frame = (await page.locator('iframe').boundingBox())?.x ?? 0
      return (await endsOf(viewer.locator('.bar'))).map((x) => x + Math.round(frame))
    }
    for (const width of widths) {
      const lines = await linesAt(width)
      await expect.poll(endsOfViewer, { message: `the viewer, at ${width} px` }).toEqual(lines)
    }
  })
}

test('with reduced motion the layout never changes a frame late', async ({ page }) => {
  await page.goto('/')
  const measured = await page.getByRole('main').evaluate((main) => {
    const { paddingLeft } = getComputedStyle(main)
    main.style.paddingLeft = '50px'
    return { before: paddingLeft, after: getComputedStyle(main).paddingLeft }
  })
  expect(measured).toEqual({ before: '0px', after: '50px' })
})

test('the brand band’s pause icon and the stamp end where the grid ends', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const pause = page.getByRole('button', { name: /^Pause/ }).locator('svg')
    await pause.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(async () => {
      const [, right = 0] = await edges(page.locator('header .container-page').first())
      expect((await edges(pause))[1], `pause, at ${width} px`).toBeCloseTo(right, 0)
      expect((await stampBox(page)).right, `stamp, at ${width} px`).toBeCloseTo(right, 0)
    }).toPass()
  }
})

test('the hero does not slide sideways when the car gets the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const slider = page.frameLocator('iframe[title^="Interactive 360"]').getByRole('slider')
  await expect(slider).toBeVisible()
  await expect(page.locator('iframe')).not.toHaveAttribute('inert')
  await slider.focus()
  await page.locator('[data-spin]').evaluate((viewer) => viewer.scrollIntoView({ inline: 'end' }))
  expect(
    await page
      .locator('main section')
      .first()
      .evaluate((hero) => hero.scrollLeft),
  ).toBe(0)
})

test('on phones the stamp is below the car and above the buttons', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 390, 767]) {
    await page.setViewportSize({ width, height: 844 })
    const viewer = await page.locator('[data-spin]').boundingBox()
    const button = await page
      .getByRole('main')
      .getByRole('link', { name: 'Schedule a Demo' })
      .first()
      .boundingBox()
    const stamp = await stampBox(page)
    expect(stamp.top, `at ${width} px`).toBeGreaterThanOrEqual((viewer?.y ?? 0) + (viewer?.height ?? 0) - 1)
    const isBeside = stamp.left >= (button?.x ?? 0) + (button?.width ?? 0)
    expect(isBeside || stamp.bottom <= (button?.y ?? 0), `at ${width} px`).toBe(true)
  }
})

/** Without its turn, which makes the box larger than the ring. */
function stampBox(page: Page) {
  const stamp = page.getByRole('link', { name: 'Next Feed Guarantee' }).first()
  return stamp.evaluate((link: HTMLElement) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    const [x, y, radius] = [left + width / 2, top + height / 2, link.offsetWidth / 2]
    return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
  })
}

/** Left and right edges of what is in the box. */
function edges(element: Locator) {
  return element.evaluate((box) => {
    const { left, right } = box.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(box)
    return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)]
  })
}

/** Where a bar's ring begins and its last drawing ends. */
function endsOf(bar: Locator) {
  return bar.evaluate((element) => {
    const drawings = [...element.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect())
    return [Math.round(drawings[0]?.left ?? 0), Math.round(drawings.at(-1)?.right ?? 0)]
  })
}

for (const intent of ['', '?for=demo', '?for=integration'])
  test(`the first field of /contact${intent} is near the header`, async ({ page }) => {
    await page.goto(`/contact${intent}`)
    for (const [width, most] of [
      [390, 260],
      [1440, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate(() => document.fonts.ready)
      const header = await page.getByRole('banner').boundingBox()
      const field = await page.getByLabel('Name*').boundingBox()
      expect((field?.y ?? 999) - (header?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(most)
    }
  })
