import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { StartForm } from './start-form'

const day = () => screen.getByLabelText('Start')
const focusedDay = () => document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day

it('the calendar starts at the earliest week, fills the field with a chosen day, and selects a typed day', async () => {
  const user = userEvent.setup()
  render(<StartForm />)
  await user.click(screen.getByRole('button', { name: 'Choose a day' }))
  const grid = await screen.findByRole('grid')
  // The cells of hidden days have no button.
  const firstShown = grid.querySelector('[role=gridcell][data-day]:has(button)')
  expect(firstShown).toHaveAttribute('data-day', '2027-02-21')
  await user.click(within(grid).getByRole('button', { name: /February 28th, 2027/ }))
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  expect(day()).toHaveValue('02/28/2027')
  expect(screen.getByRole('button', { name: 'Choose a day' })).toHaveFocus()

  await user.clear(day())
  await user.type(day(), '05/28/2027')
  await user.click(screen.getByRole('button', { name: 'Choose a day' }))
  const selected = await screen.findByRole('gridcell', { selected: true })
  expect(selected).toHaveAttribute('data-day', '2027-05-28')
})

it.each([
  ['of the first week', '', ['2027-03-20', '2027-03-17']],
  ['of a full week', '03/24/2027', ['2027-03-27', '2027-03-21']],
  ['of a final week that ends early', '02/27/2028', ['2028-02-28', '2028-02-27']],
] as const)('End and Home focus the last and first enabled day %s', async (_, typed, [last, first]) => {
  const user = userEvent.setup()
  render(<StartForm earliest="2027-03-17" latest="2028-02-28" />)
  if (typed) await user.type(day(), typed)
  await user.click(screen.getByRole('button', { name: 'Choose a day' }))
  await screen.findByRole('grid')
  await user.keyboard('{End}')
  expect(focusedDay()).toBe(last)
  await user.keyboard('{Home}')
  expect(focusedDay()).toBe(first)
})

it.each([
  ['3/9/27', '03/09/2027'],
  ['soon', 'soon'],
])('when a date field with the text %j loses focus, it shows %j', async (typed, shown) => {
  const user = userEvent.setup()
  render(<StartForm />)
  await user.click(day())
  await user.paste(typed)
  await user.tab()
  expect(day()).toHaveValue(shown)
})
