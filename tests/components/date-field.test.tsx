import { addDays } from '@contracts/fields/calendar-day.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { DateField } from '@/components/date-field/date-field'

const earliest = '2027-02-27'
const latest = addDays(earliest, 364)

function StartForm() {
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

it('opens on the month of the earliest day, and writes the chosen one into the field', async () => {
  const { user, grid } = await openCalendar()
  await user.click(within(grid).getByRole('button', { name: /February 28th, 2027/ }))
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  expect(day()).toHaveValue('02/28/2027')
  expect(screen.getByRole('button', { name: 'Choose a day' })).toHaveFocus()
})

it('shows a typed day as selected', async () => {
  const user = userEvent.setup()
  render(<StartForm />)
  await user.type(day(), '05/28/2027')
  await user.click(screen.getByRole('button', { name: 'Choose a day' }))
  const grid = await screen.findByRole('grid')
  expect(within(grid).getByRole('gridcell', { selected: true })).toHaveAttribute('data-day', '2027-05-28')
})

it('offers the days from the earliest to the latest and no others', async () => {
  const { user } = await openCalendar()
  const next = screen.getByRole('button', { name: 'Go to the Next Month' })
  const enabled = enabledDays()
  while (next.getAttribute('aria-disabled') !== 'true') {
    await user.click(next)
    enabled.push(...enabledDays())
  }
  expect(enabled).toHaveLength(365)
  expect([enabled[0], enabled.at(-1)]).toEqual([earliest, latest])
})

it('marks weekends and federal holidays, which can be chosen', async () => {
  const { user, grid } = await openCalendar()
  expect(within(grid).getByRole('button', { name: 'Sunday, February 28th, 2027, closed' })).toBeEnabled()
  for (let month = 0; month < 3; month += 1) {
    await user.click(screen.getByRole('button', { name: 'Go to the Next Month' }))
  }
  const closed = screen.getAllByRole('button', { name: /, closed$/ })
  // May 2027 has ten days of weekends, and Memorial Day.
  expect(closed).toHaveLength(11)
  expect(screen.getByText(/federal holidays, when we’re closed/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Monday, May 31st, 2027, closed' }))
  expect(day()).toHaveValue('05/31/2027')
})

function enabledDays() {
  return [...document.querySelectorAll('[role=gridcell][data-day]')]
    .filter((cell) => cell.querySelector('button:not([disabled], [aria-disabled=true])'))
    .map((cell) => cell.getAttribute('data-day'))
}
