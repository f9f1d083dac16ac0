import { expect, test } from '@playwright/test'
import { pdf } from '../../supabase/functions/send-email/resume/files-for-tests.ts'
import { settle } from '../checks/axe.ts'
import { coveredControls, faultOfFocused, fixedElements, wide, zoomed } from '../checks/low-viewport.ts'
import { answerForms } from '../forms/answer-forms.ts'
import { chooseResume, fillApplicationForm } from '../forms/application-form.ts'
import { goToPlanStep, openPlanDialog } from '../forms/plan-dialog.ts'
import { hydrated } from '../hydrated.ts'
import { unknownPage } from '../routes.ts'

test.use({ viewport: zoomed, reducedMotion: 'reduce' })

test('focused controls are visible on the 404 page, including its header and footer', async ({ page }) => {
  await page.goto(unknownPage)
  await hydrated(page)
  await settle(page)
  expect(await coveredControls(page)).toEqual([])
  await page.setViewportSize(wide)
  await page.evaluate(() => window.scrollTo(0, 900))
  expect(await fixedElements(page)).toEqual([])
})

test('focused controls are visible in the plan dialog', async ({ page }) => {
  await page.goto('/pricing')
  await openPlanDialog(page)
  expect(await coveredControls(page), 'step 1').toEqual([])
  await goToPlanStep(page)
  expect(await coveredControls(page), 'step 2').toEqual([])
  await page.getByRole('button', { name: 'Choose a start date' }).press('Enter')
  await expect(page.locator('[role=gridcell] button:focus')).toHaveCount(1)
  const calendar = await page.getByRole('dialog', { name: 'Choose a start date' }).boundingBox()
  expect((calendar?.x ?? 0) + (calendar?.width ?? 0)).toBeLessThanOrEqual(zoomed.width)
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp']) {
    expect(await faultOfFocused(page), `calendar, before ${key}`).toBeUndefined()
    await page.keyboard.press(key)
  }
})

test('focused controls are visible in the dialog that confirms a job application', async ({ page }) => {
  await answerForms(page)
  await page.goto('/careers')
  await hydrated(page)
  await fillApplicationForm(page)
  await chooseResume(page, pdf(4000))
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByRole('dialog', { name: 'Application Submitted Successfully!' }).waitFor()
  expect(await coveredControls(page)).toEqual([])
})

test('focused controls are visible in a background’s preview', async ({ page }) => {
  await page.goto('/virtual-backgrounds')
  await page
    .getByRole('button', { name: /Preview/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  expect(await coveredControls(page)).toEqual([])
})

test('focused controls are visible in the menu', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  for (let item = 0; item < 7; item++) {
    await page.keyboard.press('Tab')
    expect(await faultOfFocused(page)).toBeUndefined()
  }
})
