import { expect, type Page, test } from '@playwright/test'
import { contentsLabel } from '../../src/content/legal/legal.ts'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { axeViolations, settle } from '../checks/axe.ts'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { collectMessages } from '../checks/messages.ts'
import { problemsByWidth } from '../checks/overflow.ts'
import { contrastOverImages } from '../checks/text-contrast.ts'
import { boxOf, coveredControls, desktop, fixedElements, phone, wide, zoomed } from '../checks/viewports.ts'
import { visit } from '../hydrated.ts'
import { pages, unknownPage } from '../routes.ts'

// Animations would distort the contrast measurement.
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

for (const path of pages) {
  test(`${path} is accessible, fits every width, and has no layout shift, console messages or third-party requests`, async ({
    page,
    baseURL,
  }) => {
    const messages = collectMessages(page)
    const foreignRequests: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
        foreignRequests.push(request.url())
    })
    await noteLayoutShift(page)
    await visit(page, path)
    expect(await axeViolations(page), `${path} on a phone`).toEqual([])
    expect(await layoutShift(page), 'layout shift').toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await scrollThrough(page)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      const { measured, faint } = await contrastOverImages(page)
      expect(faint, `at ${viewport.width} px`).toEqual([])
      if (path === '/') expect(measured).toBeGreaterThan(0)
    }
    expect(await axeViolations(page), 'on a desktop').toEqual([])
    await expectControlsInSight(page, 'main')
    expect(await problemsByWidth(page)).toEqual([])
    expect(messages).toEqual([])
    expect(foreignRequests).toEqual([])
  })
}

async function expectControlsInSight(page: Page, part = 'body') {
  await page.setViewportSize(zoomed)
  await settle(page)
  if (part === 'main') await page.getByRole('main').focus()
  expect(await coveredControls(page, part), 'not in full sight at 320 x 256 px').toEqual([])
  await page.setViewportSize(wide)
  // The promo bar appears only after scrolling.
  await page.evaluate(() => window.scrollTo(0, 900))
  expect(await fixedElements(page)).toEqual([])
}

test('the 404 page is accessible and logs the requested path, and its button leads to the previous page or home', async ({
  page,
}) => {
  const messages = collectMessages(page)
  await visit(page, unknownPage)
  await expect(page).toHaveTitle(`Page Not Found | ${brand.name}`)
  expect(await axeViolations(page)).toEqual([])
  // The header and the footer are the same on every page, so their controls are checked only here.
  await expectControlsInSight(page)
  expect(await problemsByWidth(page)).toEqual([])
  expect(messages.filter((message) => !message.includes('404 (Not Found)'))).toEqual([
    expect.stringContaining(unknownPage),
  ])
  const back = page.getByRole('button', { name: 'Go Back' })
  await back.click()
  await expect(page, 'opened directly').toHaveURL('/')
  await visit(page, '/contact')
  await visit(page, unknownPage)
  await back.click()
  await expect(page, 'opened from another page').toHaveURL('/contact')
})

test('the promo bar is hidden while a field has focus, and never covers the footer', async ({ page }) => {
  await visit(page, '/contact')
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
    const lastLine = page.getByRole('contentinfo').getByText(/^©/)
    expect((await boxOf(lastLine)).bottom).toBeLessThanOrEqual((await boxOf(bar)).top)
  }).toPass()
})

test('the promo bar doesn’t cover the table of contents on /terms', async ({ page }) => {
  await visit(page, '/terms')
  const bar = page.getByRole('complementary', { name: 'Offer' })
  const last = page.getByRole('navigation', { name: contentsLabel }).getByRole('link').last()
  for (const [width, height] of [
    [1366, 650],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    await expect(bar).toBeVisible()
    await expect(async () => {
      // Focus again, because the list gets shorter while the bar slides in.
      await last.blur()
      await last.focus()
      expect((await boxOf(last)).bottom).toBeLessThanOrEqual((await boxOf(bar)).top)
    }).toPass()
  }
})

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' })
      // Lazy pictures don't load until the browser draws a frame here. The timer ends the wait if it draws none.
      const second = new Promise((resolve) => setTimeout(resolve, 1000))
      await Promise.race([new Promise(requestAnimationFrame), second])
    }
  })
  const areAllLoaded = () => [...document.images].every((image) => image.complete || !image.checkVisibility())
  await expect.poll(() => page.evaluate(areAllLoaded)).toBe(true)
}
