import { expect, type Page, test } from '@playwright/test'
import { calculatorPlans, vehicleRange } from '../../src/content/pricing/calculator.ts'
import { quote } from '../../src/features/pricing/quote/quote.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { axeViolations } from '../checks/axe.ts'
import { atEachSize } from '../each-size.ts'
import { goToPlanStep, openPlanDialog } from '../forms/plan-dialog.ts'
import { hydrated } from '../hydrated.ts'

const thumbPx = 16
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test('both steps and the open calendar have no axe violations, on a phone and on a desktop', async ({
  page,
}) => {
  const messages = collectMessages(page)
  const expectSound = (step: string) =>
    atEachSize(page, async (width) => {
      expect(await axeViolations(page, '[role=dialog]'), `${step} at ${width} px`).toEqual([])
    })
  await page.goto('/pricing')
  await openPlanDialog(page)
  await expectSound('step 1')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectSound('step 1 with errors')
  await goToPlanStep(page)
  await expectSound('step 2')
  await page.getByRole('button', { name: 'Choose a start date' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectSound('calendar')
  await expect(page.locator('[role=gridcell] button:focus')).toHaveCount(1)
  expect(messages).toEqual([])
})

test('on a phone the buttons of the form stay above the on-screen keyboard', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/pricing')
  await openPlanDialog(page)
  // What a keyboard leaves of this screen: it shrinks the visual viewport only.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 460 })
    window.visualViewport?.dispatchEvent(new Event('resize'))
  })
  for (const label of ['Dealership Name*', 'Email Address*']) {
    await page.getByLabel(label).focus()
    const field = await page.getByLabel(label).boundingBox()
    const next = await page.getByRole('button', { name: 'Next' }).boundingBox()
    expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(460)
    expect((field?.y ?? 0) + (field?.height ?? 0), label).toBeLessThanOrEqual(next?.y ?? 0)
  }
})

test('the dialog keeps focus and returns it to the plan it was opened from', async ({ page }) => {
  await page.goto('/pricing')
  const dialog = await openPlanDialog(page)
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Choose Performance 60' })).toBeFocused()
})

test('the form is prefetched: a plan can be chosen offline', async ({ page, context }) => {
  await page.goto('/pricing')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await openPlanDialog(page)
})

for (const viewport of [phone, desktop])
  test(`View Plans at ${viewport.width} px is in the first view, scrolls to the plans, and is hidden past 800 px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/pricing')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'View Plans' })
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.click()
    const plans = page.getByRole('heading', { name: 'Three plans that suit most lots' })
    await expect.poll(async () => (await plans.boundingBox())?.y ?? 0).toBeLessThan(200)
    for (const [top, count] of [
      [800, 1],
      [801, 0],
    ] as const) {
      // Again, where the smooth scrolling to the plans was still going on.
      await expect(async () => {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
        expect(await page.evaluate(() => window.scrollY)).toBe(top)
        await expect(button).toHaveCount(count, { timeout: 1000 })
      }).toPass()
    }
  })

test('each width shows one header', async ({ page }) => {
  for (const [viewport, title] of [
    [phone, 'Priced per vehicle'],
    [desktop, 'Priced per vehicle, month to month'],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])
  }
})

test('the comparison keeps its header and its first column in view', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await page.goto('/pricing')
  const table = page.getByRole('region', { name: 'Comparison of all plans' })
  await table.scrollIntoViewIfNeeded()
  await table.evaluate((element) => element.scrollTo(300, 100))
  const box = await table.boundingBox()
  const row = await page.getByRole('rowheader', { name: 'Priority support' }).boundingBox()
  const column = await page.getByRole('columnheader', { name: 'Feature' }).boundingBox()
  expect(Math.abs((row?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(1)
  expect(Math.abs((column?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(1)
})

test('the calculator works by keyboard, and its URL is the quote', async ({ page }) => {
  await page.goto('/pricing-calculator-hidden')
  await page.getByRole('slider').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('checkbox', { name: /^Virtual Photo Booth/ }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/pricing-calculator-hidden?vehicles=60&addons=photo-booth')
  const { firstMonthCents } = quote({ vehicles: 60, addOnIds: ['photo-booth'] })
  await expect(page.getByRole('status').filter({ hasText: formatMoney(firstMonthCents) })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('slider')).toHaveValue('60')
  await expect(page.getByRole('checkbox', { name: /^Virtual Photo Booth/ })).toBeChecked()
})

test('the calculator marks each plan where the slider shows its number of vehicles', async ({ page }) => {
  await page.goto('/pricing-calculator-hidden')
  const slider = page.getByRole('slider')
  const { min, max } = vehicleRange
  const track = await slider.boundingBox()
  if (!track) throw new Error('the slider is not shown')
  for (const { cap } of calculatorPlans) {
    const mark = await slider.locator('..').getByText(`${cap}`, { exact: true }).boundingBox()
    if (!mark) throw new Error(`${cap} is not marked`)
    const share = (mark.x + mark.width / 2 - track.x - thumbPx / 2) / (track.width - thumbPx)
    expect(share, `${cap} vehicles`).toBeCloseTo((cap - min) / (max - min), 1)
  }
})

test('the longest quote prints on one letter page', async ({ page }) => {
  const addOns =
    'photo-booth,branding,banner-design,banner-setup,priority-turnaround,video-walkaround,ai-tour'
  await page.goto(`/pricing-calculator-hidden?vehicles=250&addons=${addOns}`)
  await page.getByLabel('Your name and phone').fill('Dana Reyes, (401) 555-0142')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 612 792\s*\]/)
})

function collectMessages(page: Page) {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}
