import { dealer, fillDealership, goToPlanStep, openPlanDialog } from '../plan-dialog.ts'
import { expect, test } from '../stack.ts'

test.beforeEach(({ stack }) => stack.empty())

test('a plan request reaches the sales inbox and the database', async ({ page, stack }) => {
  await page.goto('/pricing')
  await openPlanDialog(page)
  await goToPlanStep(page)
  await page.getByLabel('Monthly Movement (New and Used)*').fill('120')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible()
  await expect(page.getByText('Request submitted successfully!')).toBeVisible()
  await expect(page).toHaveURL('/success')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const submissions = await stack.submissions()
  expect(submissions).toHaveLength(1)
  expect(submissions[0]).toMatchObject({
    form: 'plan_request',
    fields: {
      dealershipName: dealer.dealershipName,
      name: dealer.name,
      phone: '(401) 555-0199',
      email: dealer.email,
      inventorySize: 120,
      planInterest: 'Performance 60',
    },
  })

  await expect.poll(async () => (await stack.mails()).length).toBe(1)
  const [mail] = await stack.mails()
  expect(mail?.subject).toBe('New Performance 60 Plan Request')
  expect(mail?.to).toContain('support@lotspin.example')
  expect(mail?.replyTo).toContain(dealer.email)
  for (const line of [
    'Plan: Performance 60',
    'Dealership website: Not provided',
    'Job title: Not provided',
    'Monthly movement (new and used): 120',
    'Preferred start date: Not provided',
    'Discount code: None',
    'Referral code: None',
  ]) {
    expect(mail?.text).toContain(line)
  }
})

test('a permanent failure is retried twice, then told, with the form still filled', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000)
  await stack.stopDatabase()
  await stack.stopMail()
  try {
    await page.goto('/all-plans')
    await openPlanDialog(page, 'Signature 80')
    await goToPlanStep(page)
    await page.getByLabel('Discount Code').fill('SPRING')
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByText('Submission failed. Retrying... (1/2)')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Submission failed. Retrying... (2/2)')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Submission failed', { exact: true })).toBeVisible({ timeout: 20_000 })
    await expect(
      page.getByText(
        /^There was a problem submitting your request: Failed to send email: .+\. Please try again later\.$/,
      ),
    ).toBeVisible()
    await expect(page).toHaveURL('/all-plans')
    await expect(page.getByLabel('Discount Code')).toHaveValue('SPRING')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Dealership Name*')).toHaveValue(dealer.dealershipName)
  } finally {
    await stack.startDatabase()
    await stack.startMail()
  }
})

test('double clicks go one step and send once', async ({ page, stack }) => {
  await page.goto('/pricing')
  await openPlanDialog(page)
  await fillDealership(page)
  await page.getByRole('button', { name: 'Next' }).dblclick({ delay: 40 })
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await page.waitForTimeout(1_000)
  expect(await stack.submissions()).toHaveLength(0)

  await page.getByRole('button', { name: 'Submit Request' }).dblclick()
  await expect(page).toHaveURL('/success')
  await expect.poll(async () => (await stack.mails()).length).toBe(1)
  expect(await stack.submissions()).toHaveLength(1)
})

test('what was typed survives closing and a reload, and is gone after success', async ({ page, stack }) => {
  await page.goto('/pricing')
  const dialog = await openPlanDialog(page)
  await fillDealership(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await openPlanDialog(page, 'Advanced 40')
  await expect(page.getByLabel('Dealership Name*')).toHaveValue(dealer.dealershipName)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page).toHaveURL('/success')
  expect((await stack.submissions())[0]?.fields).toMatchObject({ planInterest: 'Advanced 40' })

  await page.goto('/pricing')
  await openPlanDialog(page)
  await expect(page.getByLabel('Dealership Name*')).toHaveValue('')
})

test('the whole request works by keyboard alone', async ({ page, stack }) => {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Performance 60' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const text of [
    dealer.dealershipName,
    'oneil.example.com',
    dealer.name,
    'GM',
    dealer.phone,
    dealer.email,
  ]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Step 2 of 2.*Your plan$/ })).toBeFocused()

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
  await expect(page).toHaveURL('/success')
  expect((await stack.submissions())[0]?.fields).toMatchObject({
    dealershipWebsite: 'oneil.example.com',
    jobTitle: 'GM',
    inventorySize: 60,
    preferredStartDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})
