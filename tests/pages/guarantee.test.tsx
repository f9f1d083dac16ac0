import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { visit } from '../render'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:00:00Z') })
})

it('the feed clock announces which update includes the photos of a session, starts at the next opening if the session ends after hours, and asks for missing values', async () => {
  const { user } = visit('/turnaround-guarantee')
  expect(await screen.findByLabelText('Session day')).toHaveValue('2026-11-23')
  expect(screen.getByText('Monday, November 23, 2026, 11:00 PM EST')).toBeVisible()
  expect(screen.getByText(/That leaves 8 hours 30 minutes before the update\./)).toBeVisible()
  expect(screen.getByText(/If they don’t, your next session is free\./)).toBeVisible()
  const condition = screen.getByRole('link', { name: 'Condition 3' })
  expect(condition).toHaveAttribute('href', '/turnaround-guarantee#credit')

  const choose = (label: string, option: string) => user.selectOptions(screen.getByLabelText(label), option)
  await choose('Your plan', 'Basic Essential 20')
  expect(screen.getByText('Tuesday, November 24, 2026, 11:00 PM EST')).toBeVisible()
  expect(screen.getByText(/the delivery day ends Tuesday, November 24, 2026, 5:00 PM EST/)).toBeVisible()
  await choose('Your plan', 'Basic Essential 20, Priority Turnaround')
  expect(screen.getByText('Monday, November 23, 2026, 11:00 PM EST')).toBeVisible()

  set(screen.getByLabelText('Session day'), '2026-11-27')
  set(screen.getByLabelText('Session ends'), '16:00')
  set(screen.getByLabelText('Update time'), '06:00')
  await choose('Your feed updates', 'Once a day, Monday through Friday')
  const answer = screen.getByText('Monday, November 30, 2026, 6:00 AM EST')
  expect(answer.closest('[aria-live="polite"]')).not.toBeNull()
  await choose('Your feed updates', 'Every 6 hours')
  expect(screen.getByLabelText('One of the update times')).toHaveValue('06:00')
  expect(screen.getByText('Friday, November 27, 2026, 6:00 PM EST')).toBeVisible()

  set(screen.getByLabelText('Session ends'), '19:00')
  expect(screen.getByText('Monday, November 30, 2026, 6:00 PM EST')).toBeVisible()
  expect(
    screen.getByText(/so the countdown starts on Monday, November 30, 2026, 10:00 AM EST\./),
  ).toBeVisible()
  const question = 'Pick a day and both times, and the clock will answer.'
  set(screen.getByLabelText('Session ends'), '')
  expect(screen.getByText(question)).toBeVisible()
  set(screen.getByLabelText('Session ends'), '12:00')
  set(screen.getByLabelText('Session day'), '0002-11-23')
  expect(screen.getByText(question)).toBeVisible()
})

// Sets the whole value in one change event, as a date picker does.
function set(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } })
}
