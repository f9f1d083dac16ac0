import { brand } from '@shared/brand'
import { addDays, formatUsDate, localDay } from '@shared/contracts/fields/calendar-day.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { plans } from '@/content/pricing/plans'
import { readReceipt } from '@/features/leads/receipt'
import { monthLine, startLine } from '@/features/pricing/plan-lines'
import { formatPrice } from '@/lib/money'
import { draftKey } from '@/lib/session'
import { holdTimers, skipTimers } from '../../waits'
import { expectErrors } from './expect-errors'
import { accepted, backendAnswering, heldAnswer, refused } from './fake-backend'
import { choose, field, goToPlanStep, openDialog, openPlans, press, submit } from './plan-request-steps'

const tomorrow = addDays(localDay(new Date()), 1)
const plan = plans.find(({ id }) => id === 'performance-60') ?? expect.fail('Performance 60 is gone')

// The dialog closes a second after success.
beforeEach(() => skipTimers(1000))

it('the plan dialog validates each step, summarizes the plan, and keeps typed text when the visitor switches steps', async () => {
  const calls = backendAnswering(accepted)
  const { user, dialog } = await openDialog()
  await user.type(field('Dealership Website URL*'), 'not a site')
  await press(user, 'Next')
  await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveFocus())
  expectErrors({
    'Dealership Name*': 'Dealership name must be at least 2 characters',
    'Dealership Website URL*': 'Please enter a valid domain (e.g., example.com)',
    'Primary Contact Name*': 'Contact name must be at least 2 characters',
    'Phone Number*': 'Phone number must be at least 10 digits',
    'Email Address*': 'Please enter a valid email address',
  })
  expect(field('Contact Job Title*')).toBeValid()
  expect(within(dialog).getByText('Step 1 of 2')).toBeVisible()

  await user.clear(field('Dealership Website URL*'))
  await goToPlanStep(user)
  expect(within(dialog).getByRole('heading', { name: /^Step 2 of 2/ })).toHaveFocus()
  expect(within(dialog).getByRole('region', { name: 'Your choice' })).toHaveTextContent(
    `${plan.name}${formatPrice(plan.priceCents)} /per vehicle${monthLine(plan)}${startLine(plan)}`,
  )
  expect(screen.getByPlaceholderText('If you have a referral code')).toBeVisible()
  await user.type(screen.getByPlaceholderText('If you have a discount code'), 'SPRING')
  await user.type(field('Monthly Movement (New and Used)*'), 'many')
  await user.type(screen.getByPlaceholderText('mm / dd / yyyy'), 'soon{Enter}')
  await within(dialog).findByRole('alert')
  expectErrors({
    'Monthly Movement (New and Used)*': 'Inventory size must be a whole number',
    'Preferred Start Date': 'Please enter a valid date as mm/dd/yyyy',
  })
  expect(within(dialog).getByText('Step 2 of 2')).toBeVisible()
  expect(calls).toHaveLength(0)

  await press(user, 'Back')
  expect(within(dialog).getByRole('heading', { name: /^Step 1 of 2/ })).toHaveFocus()
  expect(field('Phone Number*')).toHaveValue('(401) 555-0199')
  await press(user, 'Next')
  expect(await screen.findByLabelText('Discount Code')).toHaveValue('SPRING')
  expect(field('Preferred Start Date')).toHaveValue('soon')
})

it('if a reload loses the draft, submitting the second step returns to the first and shows its errors', async () => {
  const calls = backendAnswering(accepted)
  const page = await openDialog()
  await goToPlanStep(page.user)
  page.unmount()
  sessionStorage.removeItem(draftKey('plan-request'))
  const { user } = openPlans(page.router.state.location)
  await screen.findByText('Step 2 of 2')
  await submit(user)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  expect(screen.getByText('Step 1 of 2')).toBeVisible()
  expect(field('Dealership Name*')).toBeInvalid()
  expect(calls).toHaveLength(0)
})

it('the plan dialog sends the request, confirms it, and goes to /success a second later', async () => {
  const passSecond = holdTimers(1000)
  const calls = backendAnswering(accepted)
  const { user, router } = await openDialog()
  await goToPlanStep(user)
  await user.type(field('Monthly Movement (New and Used)*'), '1,250')
  await user.type(field('Preferred Start Date'), formatUsDate(tomorrow))
  const button = screen.getByRole('button', { name: 'Submit Request' })
  for (let presses = 0; presses < 2; presses += 1) fireEvent.click(button)

  await screen.findByRole('heading', { name: 'Request Submitted!' })
  expect(router.state.location.pathname).toBe('/pricing')
  await passSecond()
  await waitFor(() => expect(router.state.location.pathname).toBe('/success'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    form: 'plan_request',
    to: brand.supportEmail,
    subject: 'New Performance 60 Plan Request',
    fields: {
      dealershipName: 'Bay Motors',
      name: 'Ada Diaz',
      phone: '(401) 555-0199',
      email: 'ada@dealer.example',
      inventorySize: 1250,
      preferredStartDate: tomorrow,
      planInterest: 'Performance 60',
      website: '',
    },
    filledInMs: expect.any(Number),
  })
  expect(sessionStorage.getItem(draftKey('plan-request'))).toBeNull()
  expect(readReceipt()).toMatchObject({ title: 'Plan request', reference: 'reference-1' })
  expect(readReceipt()?.lines.slice(0, 2)).toEqual([
    ['Plan', 'Performance 60'],
    ['Price', `${monthLine(plan)}\n${startLine(plan)}`],
  ])
  expect(readReceipt()?.lines).toContainEqual(['Preferred start date', formatUsDate(tomorrow)])
})

// contact-form.test.tsx checks the retries, which all leads share.
it('when a request is rejected, the plan dialog announces the reason once and keeps the text and id for another attempt', async () => {
  const calls = backendAnswering(refused(429, 'Too many requests.'), accepted)
  const { user, router } = await openDialog()
  await goToPlanStep(user)
  await submit(user)
  const failure =
    /There was a problem submitting your request: Failed to send email: Too many requests\. Please try again later\./
  const [lasting] = await screen.findAllByText(failure, { selector: 'form span' })
  expect(lasting).toHaveTextContent(/Please call/)
  // The failure is shown twice, but only the toast announces it.
  await waitFor(() => expect(screen.getAllByText(failure)).toHaveLength(2))
  const announced = screen.getAllByText(failure).filter((text) => text.closest('[aria-live], [role="alert"]'))
  expect(announced).toHaveLength(1)
  await waitFor(() => expect(screen.getByText('Submission failed')).toBeVisible())
  expect(calls).toHaveLength(1)
  await submit(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/success'))
  expect(calls[1]).toMatchObject({ submissionId: calls[0]?.submissionId, fields: calls[0]?.fields })
  const rows = calls[1]?.text?.match(/^.*: (Not provided|None)$/gm)
  expect(rows).toEqual([
    ...['Dealership website: Not provided', 'Job title: Not provided'],
    ...['Monthly movement (new and used): Not provided', 'Preferred start date: Not provided'],
    ...['Discount code: None', 'Referral code: None'],
  ])
})

it.each([
  ['the plan and vehicle count of the history entry', {}, '85'],
  ['the vehicle count that the visitor typed', { inventorySize: '120' }, '120'],
])('the plan dialog reopens after a reload with %s', async (_, draft, count) => {
  sessionStorage.setItem(draftKey('plan-request'), JSON.stringify(draft))
  const { user } = openPlans({
    pathname: '/pricing',
    state: { planRequest: { planId: 'advanced-40', vehicles: 85 } },
  })
  await screen.findByRole('dialog', { name: 'Request Information on Advanced 40' })
  await goToPlanStep(user)
  expect(field('Monthly Movement (New and Used)*')).toHaveValue(count)
})

it.each([
  ['of a plan that is no longer offered', { planId: 'gone-20' }],
  ['whose count isn’t a number', { planId: 'performance-60', vehicles: 'many' }],
])('the plan dialog doesn’t open for a history entry %s', async (_, planRequest) => {
  openPlans({ pathname: '/pricing', state: { planRequest } })
  await screen.findByRole('button', { name: 'Choose Performance 60' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('Escape closes the calendar and then the plan dialog, which keeps the typed text for another plan', async () => {
  const calls = backendAnswering(accepted)
  const { user, router, dialog: first } = await openDialog()
  await goToPlanStep(user)
  await press(user, 'Choose a start date')
  await screen.findByRole('grid')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  expect(first).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose Performance 60' })).toHaveFocus())
  const dialog = await choose(user, 'Advanced 40')
  expect(within(dialog).getByText('Step 1 of 2')).toBeVisible()
  await press(user, 'Next')
  await screen.findByText('Step 2 of 2')
  await submit(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/success'))
  expect(calls[0]).toMatchObject({
    subject: 'New Advanced 40 Plan Request',
    fields: { dealershipName: 'Bay Motors', planInterest: 'Advanced 40' },
  })
})

it('if the plan dialog is closed while a request is being sent, a toast confirms the request and the page stays the same', async () => {
  const { answer, release } = heldAnswer(accepted)
  backendAnswering(answer)
  const { user, router } = await openDialog()
  await goToPlanStep(user)
  await submit(user)
  const busy = await screen.findByRole('button', { name: 'Submitting...' })
  expect(busy).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Escape}')
  release()
  await waitFor(() => expect(screen.getByText('Request submitted successfully!')).toBeVisible())
  const promise = /^We'll be in touch with you shortly about your interest in Performance 60/
  expect(await screen.findByText(promise)).toBeVisible()
  expect(router.state.location.pathname).toBe('/pricing')
  const dialog = await choose(user)
  expect(within(dialog).getByText('Step 1 of 2')).toBeVisible()
  expect(field('Dealership Name*')).toHaveValue('')
})
