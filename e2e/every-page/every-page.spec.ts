import { expect, type Page, test } from '@playwright/test'
import { termsText } from '../../src/content/legal/terms-of-use.ts'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { axeViolations, settle } from '../checks/axe.ts'
import { mismatchedIds } from '../checks/ids.ts'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { coveredControls, fixedElements, wide, zoomed } from '../checks/low-viewport.ts'
import { collectMessages } from '../checks/messages.ts'
import { problemsByWidth } from '../checks/overflow.ts'
import { contrastOverImages } from '../checks/text-contrast.ts'
import { hydrated } from '../hydrated.ts'
import { pages, unknownPage } from '../routes.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

// Animations would distort the contrast measurement.
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

for (const path of pages) {
  test(`${path} is accessible, keeps its layout, and causes no console messages or third-party requests`, async ({
    page,
    baseURL,
  }) => {
    const messages = collectMessages(page)
    const foreignRequests = collectForeignRequests(page, baseURL ?? '')
    await noteLayoutShift(page)
    await open(page, path)
    expect(await mismatchedIds(page), 'ids of the static HTML that React names otherwise').toEqual([])
    expect(await axeViolations(page), `${path} on a phone`).toEqual([])
    expect(await layoutShift(page), 'layout shift').toBe(0)
    expect(await page.title()).toContain(` | ${brand.name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await scrollThrough(page)
    await expectContrastOverImages(page, path)
    expect(await axeViolations(page), 'on a desktop').toEqual([])
    await expectControlsInSight(page)
    expect(await problemsByWidth(page)).toEqual([])
    expect(messages).toEqual([])
    expect(foreignRequests).toEqual([])
  })
}

async function expectContrastOverImages(page: Page, path: string) {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const { measured, faint } = await contrastOverImages(page)
    expect(faint, `at ${viewport.width} px`).toEqual([])
    if (path === '/') expect(measured).toBeGreaterThan(0)
  }
}

/** Checks only the controls in main, because low-viewport.spec.ts checks those in the header and the footer. */
async function expectControlsInSight(page: Page) {
  await page.setViewportSize(zoomed)
  await settle(page)
  await page.getByRole('main').focus()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await coveredControls(page, 'main'), 'not in full sight at 320 x 256 px').toEqual([])
  await page.setViewportSize(wide)
  // The promo bar appears only after scrolling.
  await page.evaluate(() => window.scrollTo(0, 900))
  expect(await fixedElements(page)).toEqual([])
}

test('the 404 page has no axe violations or horizontal scrolling, and logs the path', async ({ page }) => {
  const messages = collectMessages(page)
  await open(page, unknownPage)
  expect(await mismatchedIds(page)).toEqual([])
  await expect(page).toHaveTitle(`Page Not Found | ${brand.name}`)
  expect(await axeViolations(page)).toEqual([])
  expect(await problemsByWidth(page)).toEqual([])
  expect(messages.filter((message) => !message.includes('404 (Not Found)'))).toEqual([
    `Page Not Found: ${unknownPage}`,
  ])
})

test('the menu, form errors and promo bar have no axe violations, and the bar covers no focused field or footer text', async ({
  page,
}) => {
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await axeViolations(page), 'menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.mouse.wheel(0, 500)
  const bar = page.getByRole('complementary', { name: 'Offer' })
  await expect(bar).toBeVisible()
  expect(await axeViolations(page), 'errors and promo bar').toEqual([])
  await page.getByLabel('Message*').focus()
  await expect(bar, 'while a field has focus').toBeHidden()
  await page.getByLabel('Message*').blur()
  await expect(bar).toBeVisible()
  // Retry while the bar slides in and the footer's padding grows by the bar's height.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const lastLine = await page.getByRole('contentinfo').getByText(/^©/).boundingBox()
    const barBox = await bar.boundingBox()
    expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
  }).toPass()
})

test('the promo bar doesn’t cover the table of contents on /terms', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1366, 650],
    [1440, 800],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/terms')
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    const bar = page.getByRole('complementary', { name: 'Offer' })
    await expect(bar).toBeVisible()
    const last = page.getByRole('navigation', { name: termsText.contents }).getByRole('link').last()
    await expect(async () => {
      // Focus again, because the list gets shorter while the bar slides in.
      await last.blur()
      await last.focus()
      const link = await last.boundingBox()
      const barTop = (await bar.boundingBox())?.y ?? 0
      expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThanOrEqual(barTop)
    }).toPass()
  }
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  const areAllLoaded = () => [...document.images].every((image) => image.complete || !image.checkVisibility())
  await expect.poll(() => page.evaluate(areAllLoaded)).toBe(true)
}

function collectForeignRequests(page: Page, origin: string) {
  const urls: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !url.startsWith('data:')) urls.push(url)
  })
  return urls
}
