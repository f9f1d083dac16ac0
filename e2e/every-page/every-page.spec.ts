import { expect, type Page, test } from '@playwright/test'
import { termsText } from '../../src/content/legal/terms-of-use.ts'
import { brand } from '../../supabase/functions/_shared/brand.ts'
import { axeViolations } from '../checks/axe.ts'
import { danglingIds, mismatchedIds } from '../checks/ids.ts'
import { layoutShift, noteLayoutShift } from '../checks/layout-shift.ts'
import { collectMessages } from '../checks/messages.ts'
import { problemsByWidth, widenTextSpacing } from '../checks/overflow.ts'
import { smallTargets } from '../checks/small-targets.ts'
import { goToPlanStep, openPlanDialog } from '../forms/plan-dialog.ts'
import { hydrated } from '../hydrated.ts'
import { pages, unknownPage } from '../routes.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

for (const path of pages) {
  test(`${path} has no axe violations, mismatched ids, layout shift, sideways scrolling, console messages or third-party requests`, async ({
    page,
    baseURL,
  }) => {
    const messages = collectMessages(page)
    const foreignRequests = collectForeignRequests(page, baseURL ?? '')
    await noteLayoutShift(page)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await open(page, path)
      expect(await mismatchedIds(page), 'ids of the static HTML that React names otherwise').toEqual([])
      expect(await axeViolations(page), `${path} at ${viewport.width} px`).toEqual([])
      expect(await layoutShift(page), `layout shift at ${viewport.width} px`).toBe(0)
      if (viewport === phone) expect(await smallTargets(page)).toEqual([])
    }
    await scrollThrough(page)
    await expectNoSidewaysScrolling(page)
    expect(await page.title()).toContain(` | ${brand.name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(messages).toEqual([])
    expect(foreignRequests).toEqual([])
  })
}

test('an unknown page has no axe violations or sideways scrolling, and logs its path', async ({ page }) => {
  const messages = collectMessages(page)
  await open(page, unknownPage)
  expect(await mismatchedIds(page)).toEqual([])
  await expect(page).toHaveTitle(`Page Not Found | ${brand.name}`)
  expect(await axeViolations(page)).toEqual([])
  await expectNoSidewaysScrolling(page)
  expect(messages.filter((message) => !message.includes('404 (Not Found)'))).toEqual([
    `Page Not Found: ${unknownPage}`,
  ])
})

/** States that visitors open. */
const openStates: Record<string, (page: Page) => Promise<unknown>> = {
  'a question of /pricing': async (page) => {
    await open(page, '/pricing')
    await page.getByRole('button', { name: 'How fast do photos get online?' }).click()
    await expect(page.getByRole('region', { name: 'How fast do photos get online?' })).toBeVisible()
  },
  'the contact sheet, moved by keys': async (page) => {
    await open(page, '/services/standard-photography')
    const sheet = page.getByRole('listbox')
    await sheet.focus()
    await page.keyboard.press('ArrowRight')
    const active = await sheet.getAttribute('aria-activedescendant')
    await expect(sheet.getByRole('option', { selected: true })).toHaveId(active ?? '')
  },
  'the application form with errors': async (page) => {
    await open(page, '/careers')
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Phone Number*')).toHaveAccessibleDescription(/./)
  },
  'the plan dialog with errors': async (page) => {
    await open(page, '/pricing')
    await openPlanDialog(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
  },
  'the calendar': async (page) => {
    await open(page, '/pricing')
    await openPlanDialog(page)
    await goToPlanStep(page)
    await page.getByRole('button', { name: 'Choose a start date' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
  },
}

for (const [state, show] of Object.entries(openStates)) {
  test(`${state} has no axe violations, and its ids refer to existing elements`, async ({ page }) => {
    await show(page)
    expect(await axeViolations(page)).toEqual([])
    expect(await danglingIds(page)).toEqual([])
  })
}

test('the open menu has no axe violations', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('the form with errors and the promo bar have no axe violations', async ({ page }) => {
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.mouse.wheel(0, 400)
  await expect(page.getByRole('complementary', { name: 'Offer' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('the promo bar covers nothing', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/contact')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const bar = page.getByRole('complementary', { name: 'Offer' })
  await expect(bar).toBeVisible()
  // The bar slides in, and the footer makes room for it.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const lastLine = await page.getByRole('contentinfo').getByText(/^©/).boundingBox()
    const barBox = await bar.boundingBox()
    expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
  }).toPass()
})

test('the contents of /terms end above the promo bar', async ({ page }) => {
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
    await last.focus()
    await expect(async () => {
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

/** At any width, with and without wider text spacing. */
async function expectNoSidewaysScrolling(page: Page) {
  expect(await problemsByWidth(page), 'as it is').toEqual([])
  await widenTextSpacing(page)
  expect(await problemsByWidth(page), 'with wider text spacing').toEqual([])
}

/** Scrolls through the page, so lazy parts load. */
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
