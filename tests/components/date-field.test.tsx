import { addDays } from '@shared/contracts/fields/calendar-day.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { DateField } from '@/components/date-field/date-field'

const saturday = '2027-02-27'

function StartForm({ earliest = saturday, latest = addDays(saturday, 364) }) {
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

it('the calendar starts with the earliest day’s week, and a chosen day is written into the field', async () => {
  const { user, grid } = await openCalendar()
  expect(shownDays()[0]).toBe('2027-02-21')
  await user.click(within(grid).getByRole('button', { name: /February 28th, 2027/ }))
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  expect(day()).toHaveValue('02/28/2027')
  expect(screen.getByRole('button', { name: 'Choose a day' })).toHaveFocus()
})

it('the calendar shows a typed day as selected', async () => {
  const user = userEvent.setup()
  render(<StartForm />)
  await user.type(day(), '05/28/2027')
  expect(day()).toHaveValue('05/28/2027')
  await user.click(screen.getByRole('button', { name: 'Choose a day' }))
  const grid = await screen.findByRole('grid')
  expect(within(grid).getByRole('gridcell', { selected: true })).toHaveAttribute('data-day', '2027-05-28')
})

it('the calendar offers exactly the days from the earliest to the latest', async () => {
  const { user } = await openCalendar()
  const next = screen.getByRole('button', { name: 'Go to the Next Month' })
  const enabled = enabledDays()
  while (next.getAttribute('aria-disabled') !== 'true') {
    await user.click(next)
    enabled.push(...enabledDays())
  }
  expect(enabled).toEqual(Array.from({ length: 365 }, (_, index) => addDays(saturday, index)))
})

it.each([
  ['of the first week', '2027-03-17', '', ['2027-03-20', '2027-03-17']],
  ['of a full week', '2027-03-17', '03/24/2027', ['2027-03-27', '2027-03-21']],
  ['of the last week', '2027-03-17', '02/25/2028', ['2028-02-26', '2028-02-20']],
  ['of a last week that ends early', '2027-03-17', '02/27/2028', ['2028-02-28', '2028-02-27']],
] as const)(
  'End and Home focus the last and first available day %s',
  async (_where, earliest, typed, [last, first]) => {
    const user = userEvent.setup()
    render(<StartForm earliest={earliest} latest="2028-02-28" />)
    if (typed) await user.type(day(), typed)
    await user.click(screen.getByRole('button', { name: 'Choose a day' }))
    await screen.findByRole('grid')
    for (const [key, edge] of [
      ['{End}', last],
      ['{Home}', first],
    ] as const) {
      await user.keyboard(key)
      expect(document.activeElement?.closest('[data-day]')).toHaveAttribute('data-day', edge)
    }
  },
)

it.each([
  ['3/9/27', '03/09/2027'],
  ['\u200e3\u200e/9/2027', '03/09/2027'],
  ['soon', 'soon'],
])('the field shows %j as %j when it loses focus', async (typed, shown) => {
  const user = userEvent.setup()
  render(<StartForm />)
  await user.click(day())
  await user.paste(typed)
  await user.tab()
  expect(day()).toHaveValue(shown)
})

/** The visible days as yyyy-mm-dd. Only visible days have a button. */
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
