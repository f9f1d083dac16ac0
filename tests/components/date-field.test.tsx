import { addDays } from '@shared/contracts/fields/calendar-day.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { DateField } from '@/components/date-field/date-field'

const saturday = '2027-02-27'
const latest = addDays(saturday, 364)

function StartForm({ earliest = saturday }) {
  return (
    <FormProvider {...useForm({ defaultValues: { day: '' } })}>
      <DateField
        name="day"
        label="Start"
        placeholder="mm / dd / yyyy"
        calendarLabel="Choose a day"
        {...{ earliest, latest }}
      />
    </FormProvider>
  )
}

const day = () => screen.getByLabelText('Start')

async function openCalendar() {
  const user = userEvent.setup()
  render(<StartForm />)
  await user.click(screen.getByRole('button', { name: 'Choose a day' }))
  return { user, grid: await screen.findByRole('grid') }
}

it('opens on the week of the first business day, and writes the chosen one into the field', async () => {
  const { user, grid } = await openCalendar()
  // The earliest day is a Saturday.
  expect(shownDays()[0]).toBe('2027-03-01')
  await user.click(within(grid).getByRole('button', { name: /March 2nd, 2027/ }))
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  expect(day()).toHaveValue('03/02/2027')
  expect(screen.getByRole('button', { name: 'Choose a day' })).toHaveFocus()
})

it('shows nothing of the weeks before that one', async () => {
  render(<StartForm earliest="2027-03-19" />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Choose a day' }))
  await screen.findByRole('grid')
  expect(shownDays()[0]).toBe('2027-03-14')
})

it('shows a typed day as selected', async () => {
  const user = userEvent.setup()
  render(<StartForm />)
  await user.type(day(), '05/28/2027')
  await user.click(screen.getByRole('button', { name: 'Choose a day' }))
  const grid = await screen.findByRole('grid')
  expect(within(grid).getByRole('gridcell', { selected: true })).toHaveAttribute('data-day', '2027-05-28')
})

it('offers the business days from the earliest to the latest and no others', async () => {
  const { user } = await openCalendar()
  const next = screen.getByRole('button', { name: 'Go to the Next Month' })
  const enabled = enabledDays()
  while (next.getAttribute('aria-disabled') !== 'true') {
    await user.click(next)
    enabled.push(...enabledDays())
  }
  // 52 weeks, in which eleven holidays are observed.
  expect(enabled).toHaveLength(52 * 5 - 11)
  expect([enabled[0], enabled.at(-1)]).toEqual(['2027-03-01', '2028-02-25'])
  expect(enabled).not.toContain('2027-05-31') // Memorial Day
})

it('says which days are closed, and takes them typed', async () => {
  const { user } = await openCalendar()
  expect(screen.getByText('We’re closed on weekends and federal holidays.')).toBeVisible()
  const sunday = screen.getByRole('button', { name: 'Sunday, March 7th, 2027, closed' })
  expect(sunday).toBeDisabled()
  await user.keyboard('{Escape}')
  await user.type(day(), '03/07/2027')
  expect(day()).toHaveValue('03/07/2027')
})

/** yyyy-mm-dd; a hidden day has no button. */
function shownDays() {
  return [...document.querySelectorAll('[role=gridcell][data-day]')]
    .filter((cell) => cell.querySelector('button'))
    .map((cell) => cell.getAttribute('data-day'))
}

function enabledDays() {
  return [...document.querySelectorAll('[role=gridcell][data-day]')]
    .filter((cell) => cell.querySelector('button:not([disabled], [aria-disabled=true])'))
    .map((cell) => cell.getAttribute('data-day'))
}
