import { formatUsDate } from '@contracts/calendar-day'
import { addDays, localDay } from '@contracts/calendar-day.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dateOfDay } from '@/lib/dates/us-date'
import { accepted, backendAnswering } from './fake-backend'
import { goToPlanStep, openDialog, submit, type User } from './plan-request-steps'

const today = localDay(new Date())
const tomorrow = addDays(today, 1)

async function openPlanStep() {
  const page = await openDialog()
  await goToPlanStep(page.user)
  return page
}

const date = () => screen.getByLabelText('Preferred Start Date')

async function openCalendar(user: User) {
  await user.click(screen.getByRole('button', { name: 'Choose a start date' }))
  return screen.findByRole('grid')
}

const nameOfDay = (day: string) =>
  new RegExp(
    `${dateOfDay(day)?.toLocaleDateString('en-US', { month: 'long' })} ${dateOfDay(day)?.getDate()}(?:st|nd|rd|th), ${day.slice(0, 4)}`,
  )

it.each([
  ['soon', 'Please enter a valid date'],
  ['02/30/2027', 'Please enter a valid date'],
  [formatUsDate(today), 'Start date must be in the future'],
  [formatUsDate(addDays(today, 366)), 'Start date must be within the next year'],
])('refuses %s', async (text, message) => {
  const calls = backendAnswering(accepted)
  const { user } = await openPlanStep()
  await user.type(date(), text)
  await submit(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(date()).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(date()).toHaveValue(text)
  expect(calls).toHaveLength(0)
})

it('takes a typed date as people write it, and the Enter key', async () => {
  const calls = backendAnswering(accepted)
  const { user } = await openPlanStep()
  await user.type(date(), `${formatUsDate(tomorrow).replaceAll('/', '')}{Enter}`)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.fields).toMatchObject({ preferredStartDate: tomorrow })
})

it('takes a day of the calendar, and both show the same', async () => {
  const { user } = await openPlanStep()
  const grid = await openCalendar(user)
  // The calendar opens on the month of tomorrow.
  await user.click(within(grid).getByRole('button', { name: nameOfDay(tomorrow) }))
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  expect(date()).toHaveValue(formatUsDate(tomorrow))
  expect(screen.getByRole('button', { name: 'Choose a start date' })).toHaveFocus()

  const later = addDays(today, 90)
  await user.clear(date())
  await user.type(date(), formatUsDate(later))
  const again = await openCalendar(user)
  expect(within(again).getByRole('gridcell', { selected: true })).toHaveAttribute('data-day', later)
})

it('offers tomorrow up to 365 days from today and nothing else', async () => {
  const { user } = await openPlanStep()
  await openCalendar(user)
  const enabled: string[] = []
  for (let months = 0; months < 14; months++) {
    for (const cell of screen.getAllByRole('gridcell')) {
      const day = cell.getAttribute('data-day') ?? ''
      const button = within(cell).queryByRole('button')
      if (button && !button.hasAttribute('disabled') && button.getAttribute('aria-disabled') !== 'true') {
        enabled.push(day)
      }
    }
    const next = screen.getByRole('button', { name: 'Go to the Next Month' })
    if (next.getAttribute('aria-disabled') === 'true') break
    await user.click(next)
  }
  expect(enabled).toHaveLength(365)
  expect([enabled[0], enabled.at(-1)]).toEqual([tomorrow, addDays(today, 365)])
})

it('lets Escape close the calendar and keep the dialog', async () => {
  const { user } = await openPlanStep()
  await openCalendar(user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  expect(screen.getByRole('dialog', { name: /^Request Information/ })).toBeVisible()
})
