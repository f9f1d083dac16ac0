import { expect, test } from '@playwright/test'
import { axeViolations } from '../checks/axe.ts'
import { collectMessages } from '../checks/messages.ts'
import { atEachSize } from '../each-size.ts'
import { goToPlanStep, openPlanDialog } from '../forms/plan-dialog.ts'
import { hydrated } from '../hydrated.ts'

const phone = { width: 390, height: 844 }

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
  // An on-screen keyboard shrinks only the visual viewport.
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

test('the form is prefetched: a plan can be chosen offline', async ({ page, context }) => {
  await page.goto('/pricing')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await openPlanDialog(page)
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
