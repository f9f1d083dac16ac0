import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { StartForm } from './start-form'

vi.mock('react-day-picker', () => {
  throw new Error('the code cannot be fetched')
})

it('a date field shows a notice if the calendar can’t be loaded, and still accepts a typed date', async () => {
  const user = userEvent.setup()
  render(<StartForm />)
  const button = screen.getByRole('button', { name: 'Choose a day' })
  await user.click(button)
  expect(await screen.findByText('The calendar didn’t load. Please type the date.')).toBeVisible()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.click(button)
  expect(screen.queryByText(/didn’t load/)).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Start'), '05/28/2027')
  expect(screen.getByLabelText('Start')).toHaveValue('05/28/2027')
})
