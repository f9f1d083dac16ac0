import { dealer, fillDealership, openPlanDialog } from '../forms/plan-dialog.ts'
import { removeNewerApis } from '../older-browser.ts'
import { expect, test } from '../servers/stack.ts'

test('a plan request sent from an older browser with the keyboard alone reaches the inbox', async ({
  page,
  visitor,
}) => {
  await removeNewerApis(page)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Performance 60' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  const { dealershipName, name, phone } = dealer
  for (const text of [dealershipName, 'oneil.example.com', name, 'GM', phone, visitor.email]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Step 2 of 2/ })).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.type('60')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Choose a start date' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(page.getByLabel('Preferred Start Date')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Request submitted successfully!')).toBeVisible()
  await expect(page).toHaveURL('/success')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const fields = {
    ...{ ...dealer, phone: '(401) 555-0199', dealershipWebsite: 'oneil.example.com', jobTitle: 'GM' },
    ...{ inventorySize: 60, planInterest: 'Performance 60' },
    preferredStartDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  }
  await expect.poll(visitor.submissions).toMatchObject([{ form: 'plan_request', fields }])
  await expect.poll(visitor.mails).toMatchObject([{ subject: 'New Performance 60 Plan Request' }])
})

test('double-clicking Next advances one step, and double-clicking Submit sends one email', async ({
  page,
  visitor,
}) => {
  await page.goto('/pricing')
  await openPlanDialog(page)
  await fillDealership(page, visitor.email)
  await page.getByRole('button', { name: 'Next' }).dblclick({ delay: 40 })
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  // If the double click on Next had also submitted the form, the submission would lack this count.
  await page.getByLabel('Monthly Movement (New and Used)*').fill('120')
  await page.getByRole('button', { name: 'Submit Request' }).dblclick()
  await expect(page).toHaveURL('/success')
  await expect.poll(visitor.mails).toHaveLength(1)
  await expect
    .poll(visitor.submissions)
    .toEqual([expect.objectContaining({ fields: expect.objectContaining({ inventorySize: 120 }) })])
})
