import { expect, test } from '@playwright/test'
import { expectAccessible } from '../checks/expect-accessible.ts'
import { collectMessages } from '../checks/messages.ts'
import { goToPlanStep, openPlanDialog } from '../forms/plan-dialog.ts'
import { hydrated } from '../hydrated.ts'

const phone = { width: 390, height: 844 }

test('an open question, both dialog steps and the calendar have no axe violations or references to missing ids', async ({
  page,
}) => {
  const messages = collectMessages(page)
  await page.goto('/pricing')
  await hydrated(page)
  await page.getByRole('button', { name: 'How fast do photos get online?' }).click()
  await expect(page.getByRole('region', { name: 'How fast do photos get online?' })).toBeVisible()
  await expectAccessible(page, 'an open question', 'section:has([aria-expanded=true])')
  await openPlanDialog(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page, 'step 1 with errors', '[role=dialog]')
  await goToPlanStep(page)
  await expectAccessible(page, 'step 2', '[role=dialog]')
  await page.getByRole('button', { name: 'Choose a start date' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessible(page, 'calendar', '[role=dialog]')
  await expect(page.locator('[role=gridcell] button:focus')).toHaveCount(1)
  expect(messages).toEqual([])
})

test('on a phone, the prefetched form opens offline, and its buttons stay above the on-screen keyboard', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/pricing')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
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
