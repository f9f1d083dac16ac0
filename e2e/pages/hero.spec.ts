import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { axeViolations } from '../checks/axe.ts'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { dragFrame } from '../drag-frame.ts'
import { hydrated, openStatic } from '../hydrated.ts'
import { frames } from '../media/frames.ts'

const lightSet = /\/spin\/dark\/light\./
const ownFrames = /\/spin\/dark\/\d\d\./
const anyLightSet = /\/spin\/\w+\/light\./
const anyFrames = /\/spin\/\w+\/\d\d\./

/** The viewer is the head of each. */
const pagesWithViewer = ['/', '/services/360-photography']

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

const viewerOf = (page: Page) => page.frameLocator('iframe[title^="Interactive 360"]')
const slider = (frame: FrameLocator) => frame.getByRole('slider')
const right = (page: Page | FrameLocator) => page.getByRole('button', { name: 'Turn 10 degrees right' })
const picture = (frame: FrameLocator) =>
  frame.locator('#canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())

function collectRequests(page: Page) {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return (pattern: RegExp) => urls.filter((url) => pattern.test(url))
}

for (const path of pagesWithViewer) {
  test(`${path}: the static controls can be read on their own ground, without the picture`, async ({
    page,
  }) => {
    // Wide enough for the hint to be beside the picture.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.route(/\/spin\/|\/viewer\/|\/assets\//, (route) => route.abort())
    await page.goto(path)
    const violations = await axeViolations(page, '[data-spin]')
    expect(violations.filter((violation) => violation.startsWith('color-contrast'))).toEqual([])
  })
}

test('the controls and their hint are on the page before any of its code', async ({ page }) => {
  const release = await openStatic(page, '/')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByText('Drag to turn')).toBeVisible()
    for (const name of ['Turn 10 degrees left', 'Turn 10 degrees right', 'Zoom in', 'Features'])
      await expect(page.getByRole('button', { name, exact: true })).toBeEnabled()
    for (const name of ['Zoom out', 'Full screen'])
      await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
  }
  await release()
})

for (const path of pagesWithViewer)
  test(`${path}: the static controls are where those of the viewer come, and nothing shifts`, async ({
    page,
  }) => {
    await noteLayoutShift(page)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 1000 })
      const release = await openStatic(page, path)
      const boxes = () =>
        Promise.all(
          ['Turn 10 degrees left', 'Zoom in', 'Full screen'].map((name) =>
            page.getByRole('button', { name, exact: true }).boundingBox(),
          ),
        )
      const before = await boxes()
      await release()
      const viewer = viewerOf(page)
      await expect(viewer.locator('[data-state=ready]')).toBeVisible()
      await expect(page.locator('iframe')).not.toHaveAttribute('inert')
      for (const [index, name] of ['Turn 10 degrees left', 'Zoom in', 'Full screen'].entries()) {
        const after = await viewer.getByRole('button', { name, exact: true }).boundingBox()
        expect(after?.x, `${name} at ${width} px`).toBeCloseTo(before[index]?.x ?? 0, 0)
        expect(after?.y, `${name} at ${width} px`).toBeCloseTo(before[index]?.y ?? 0, 0)
      }
      expect(await layoutShift(page), `at ${width} px`).toBe(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })

test('a press before the page has its code shows at once and turns the car later, and focus stays', async ({
  page,
}) => {
  const release = await openStatic(page, '/')
  await right(page).click()
  await expect(right(page)).toHaveAttribute('aria-busy', 'true')
  await release()
  const viewer = viewerOf(page)
  await expect(slider(viewer)).toHaveAttribute('aria-valuenow', '330')
  await expect(right(viewer)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(slider(viewer)).toHaveAttribute('aria-valuenow', '340')
})

test('the light set turns the car while sharper frames are on their way; one follows where it rests', async ({
  page,
}) => {
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(ownFrames, async (route) => {
    await open
    await route.continue().catch(() => {})
  })
  await page.goto('/')
  const viewer = viewerOf(page)
  await expect(viewer.locator('[data-state=ready]')).toBeVisible()
  await expect(page.locator('iframe')).not.toHaveAttribute('inert')
  const first = await picture(viewer)
  await dragFrame(page)
  await expect(slider(viewer)).not.toHaveAttribute('aria-valuenow', '320')
  const angle = (await slider(viewer).getAttribute('aria-valuenow')) ?? ''
  await expect.poll(() => picture(viewer)).not.toBe(first)
  const light = await picture(viewer)
  letThrough()
  await expect.poll(() => picture(viewer)).not.toBe(light)
  await expect(slider(viewer)).toHaveAttribute('aria-valuenow', angle)
})

test('on a phone only the light set and the four frames of the sway come before someone turns the car', async ({
  page,
}) => {
  const requested = collectRequests(page)
  await page.goto('/')
  await hydrated(page)
  await expect(viewerOf(page).locator('[data-state=ready]')).toBeVisible()
  await frames(page, 30)
  expect(new Set(requested(lightSet)).size).toBe(1)
  await expect.poll(() => new Set(requested(ownFrames)).size).toBe(4)
  await frames(page, 30)
  expect(new Set(requested(ownFrames)).size).toBe(4)
})

for (const path of pagesWithViewer)
  test(`${path}: with save-data no frames are fetched before the visitor asks`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const requested = collectRequests(page)
    await page.goto(path)
    await hydrated(page)
    await frames(page, 30)
    expect(requested(/\/(spin|viewer)\//)).toEqual([])
    await right(page).click()
    await expect(slider(viewerOf(page))).toHaveAttribute('aria-valuenow', '330')
    await expect.poll(() => requested(anyFrames).length).toBe(1)
    expect(requested(anyLightSet).length).toBeGreaterThan(0)
  })

test('a browser that cannot read the light set turns the car with its other frames', async ({ page }) => {
  await page.route(lightSet, (route) => route.abort())
  await page.goto('/')
  const viewer = viewerOf(page)
  await expect(viewer.locator('[data-state=ready]')).toBeVisible()
  await expect(viewer.locator('#ring .is-there')).toHaveCount(36)
})

test('the viewer has no axe violations within the page', async ({ page }) => {
  await page.goto('/')
  const viewer = viewerOf(page)
  await expect(viewer.locator('.spot:visible').first()).toBeVisible()
  await expect(page.locator('iframe')).not.toHaveAttribute('inert')
  for (const name of [undefined, 'Zoom in', 'Features']) {
    if (name) await viewer.getByRole('button', { name, exact: true }).click()
    expect(await axeViolations(page, ['iframe', 'html']), name).toEqual([])
  }
})
