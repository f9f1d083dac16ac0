import { expect, test } from '@playwright/test'
import { backgrounds } from '../../src/content/backgrounds/backgrounds.ts'
import { feedClockCopy } from '../../src/content/guarantee/feed-clock-copy.ts'
import { calculatorAddOns } from '../../src/content/pricing/calculator.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { paths } from '../../src/lib/paths.ts'
import { quote } from '../../src/pages/calculator/quote.ts'
import { pdf } from '../../supabase/functions/send-email/resume/files-for-tests.ts'
import { answerForms } from '../forms/answer-forms.ts'
import { chooseResume, fillApplicationForm } from '../forms/application-form.ts'
import { goToPlanStep, openPlanDialog } from '../forms/plan-dialog.ts'
import { openTranslated } from '../forms/translated-page.ts'

// build/hydration.spec.ts tests translation before hydration; tests/app/translated-page.test.tsx tests every control.

test('a translated calculator, feed clock and preview keep showing the right text', async ({ page }) => {
  await openTranslated(page, paths.calculator)
  await page.getByRole('slider').fill('155')
  for (const box of await page.getByRole('checkbox', { disabled: false }).all()) await box.check()
  const { firstMonthCents } = quote({ vehicles: 155, addOnIds: calculatorAddOns.map(({ id }) => id) })
  await expect(page.getByRole('region', { name: 'Quote' })).toContainText(formatMoney(firstMonthCents))
  await page.getByRole('button', { name: 'Copy quote' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /copied|copy/ })).toBeVisible()

  await openTranslated(page, paths.guarantee)
  const clock = page.getByRole('group', { name: feedClockCopy.fields })
  const answer = page.locator('[aria-live]').filter({ hasText: feedClockCopy.answer })
  const before = await answer.textContent()
  await clock.getByLabel(feedClockCopy.rhythm).selectOption('hourly')
  await expect(clock.getByLabel(feedClockCopy.update.repeated)).toBeVisible()
  await expect(answer).not.toHaveText(before ?? '')
  await clock.locator('[type=date]').fill('')
  await expect(page.getByText(feedClockCopy.incomplete)).toBeVisible()

  await openTranslated(page, '/virtual-backgrounds')
  await page.getByRole('button', { name: `Preview: ${backgrounds[0]?.name}` }).click()
  for (const [index, { name }] of backgrounds.entries()) {
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByText(`${index + 1} / ${backgrounds.length}`, { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

test('a translated plan request announces its steps and ends on its receipt; an application ends with its dialog', async ({
  page,
}) => {
  await answerForms(page)
  await openTranslated(page, '/pricing')
  const dialog = await openPlanDialog(page)
  await goToPlanStep(page)
  await expect(dialog.getByRole('heading', { name: /^Step 2 of 2 ?: Your plan$/ })).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('heading', { name: /^Step 1 of 2 ?: Your dealership$/ })).toBeFocused()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible()

  await openTranslated(page, '/careers')
  await fillApplicationForm(page)
  await chooseResume(page, pdf(4000))
  await page.getByRole('button', { name: 'Submit Application' }).click()
  const sent = page.getByRole('dialog', { name: 'Application Submitted Successfully!' })
  await sent.getByRole('button', { name: 'Close' }).click()
  await expect(sent).toBeHidden()
})
