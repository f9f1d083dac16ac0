import { expect, test } from '@playwright/test'
import { expectAccessible } from '../checks/expect-accessible.ts'
import { collectMessages } from '../checks/messages.ts'
import { setDefaultFontSize } from '../checks/overflow.ts'
import { boxOf, coveredControls, faultOfFocused, zoomed } from '../checks/viewports.ts'
import { goToPlanStep, openPlanDialog } from '../forms/plan-dialog.ts'
import { visit } from '../hydrated.ts'

test('the heading on /pricing doesn’t overlap the vehicle count even if the text is twice as large, and an open FAQ question, the plan dialog and its calendar are accessible', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const messages = collectMessages(page)
  await visit(page, '/pricing')
  await setDefaultFontSize(page, 32)
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const heading = await boxOf(page.getByRole('heading', { level: 1 }).filter({ visible: true }))
    const label = await boxOf(page.getByText('How many vehicles a month?').first())
    expect(heading.right <= label.left || heading.bottom <= label.top, `at ${width} px`).toBe(true)
  }
  await setDefaultFontSize(page, 16)

  await page.getByRole('button', { name: 'How fast do photos get online?' }).click()
  await expect(page.getByRole('region', { name: 'How fast do photos get online?' })).toBeVisible()
  await expectAccessible(page, 'an open question', 'section:has([aria-expanded=true])')
  await openPlanDialog(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page, 'step 1 with errors', '[role=dialog]')
  await page.setViewportSize(zoomed)
  expect(await coveredControls(page), 'step 1').toEqual([])
  await goToPlanStep(page)
  expect(await coveredControls(page), 'step 2').toEqual([])
  await expectAccessible(page, 'step 2', '[role=dialog]')

  await page.setViewportSize(zoomed)
  await page.getByRole('button', { name: 'Choose a start date' }).press('Enter')
  await expect(page.locator('[role=gridcell] button:focus')).toHaveCount(1)
  const calendar = await boxOf(page.getByRole('dialog', { name: 'Choose a start date' }))
  expect(calendar.right).toBeLessThanOrEqual(zoomed.width)
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp']) {
    expect(await faultOfFocused(page), `calendar, before ${key}`).toBeUndefined()
    await page.keyboard.press(key)
  }
  await expectAccessible(page, 'calendar', '[role=dialog]')
  expect(messages).toEqual([])
})

test('the plan dialog opens while offline, and stays above the on-screen keyboard', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/pricing')
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
    const next = await boxOf(page.getByRole('button', { name: 'Next' }))
    expect(next.bottom).toBeLessThanOrEqual(460)
    expect((await boxOf(page.getByLabel(label))).bottom, label).toBeLessThanOrEqual(next.top)
  }
})
