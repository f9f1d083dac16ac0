import { expect, test } from '@playwright/test'
import { backgrounds } from '../../src/content/backgrounds/backgrounds.ts'
import { feedClockCopy } from '../../src/content/guarantee/feed-clock-copy.ts'
import { calculatorAddOns } from '../../src/content/pricing/calculator.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { paths } from '../../src/lib/paths.ts'
import { quote } from '../../src/pages/calculator/quote.ts'
import { translate } from '../forms/translated-page.ts'
import { visit } from '../hydrated.ts'

test('prices, times and names still update on translated pages', async ({ page }) => {
  await visit(page, paths.calculator)
  await translate(page)
  await page.getByRole('slider').fill('155')
  for (const box of await page.getByRole('checkbox', { disabled: false }).all()) await box.check()
  const { firstMonthCents } = quote({ vehicles: 155, addOnIds: calculatorAddOns.map(({ id }) => id) })
  await expect(page.getByRole('region', { name: 'Quote' })).toContainText(formatMoney(firstMonthCents))
  await page.getByRole('button', { name: 'Copy quote' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /copied|copy/ })).toBeVisible()

  await visit(page, paths.guarantee)
  await translate(page)
  const clock = page.getByRole('group', { name: feedClockCopy.fields })
  const answer = page.locator('[aria-live]').filter({ hasText: feedClockCopy.answer })
  const before = await answer.textContent()
  await clock.getByLabel(feedClockCopy.rhythm).selectOption('hourly')
  await expect(clock.getByLabel(feedClockCopy.update.repeated)).toBeVisible()
  await expect(answer).not.toHaveText(before ?? '')
  await clock.locator('[type=date]').fill('')
  await expect(page.getByText(feedClockCopy.incomplete)).toBeVisible()

  await visit(page, '/virtual-backgrounds')
  await translate(page)
  await page.getByRole('button', { name: `Preview: ${backgrounds[0]?.name}` }).click()
  for (const [index, { name }] of backgrounds.slice(0, 3).entries()) {
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByText(`${index + 1} / ${backgrounds.length}`, { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
  }
})
