import { brand } from '@shared/brand'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '@/lib/paths'
import { visit } from '../render'

it('the Why page links its guarantees to their terms, and calculates the cost of waiting from the visitor’s numbers', async () => {
  const { user } = visit(paths.why)
  const engagement = await screen.findByRole('link', { name: 'Engagement terms' })
  expect(engagement).toHaveAttribute('href', '/terms#engagement')
  const guarantee = screen.getByRole('link', { name: 'Guarantee terms' })
  expect(guarantee).toHaveAttribute('href', '/turnaround-guarantee')
  const waiting = await screen.findByRole('region', { name: 'The cost of waiting' })
  expect(waiting).toHaveTextContent('Cars × cost per car per day × (days now − days with us)')
  expect(within(waiting).getByText('$3,200')).toBeVisible()

  const retype = async (label: string, value: string) => {
    const field = within(waiting).getByLabelText(label)
    await user.clear(field)
    if (value) await user.type(field, value)
    return field
  }
  await retype('Cars waiting for photos', '12')
  await retype('Dollars per car per day', '$32.50')
  await retype('Days until online now', '6')
  await retype(`Days with ${brand.name}`, '1.5')
  expect(within(waiting).getByText('$1,755')).toBeVisible()
  expect(waiting).toHaveTextContent('12 × $32.50 × (6 − 1.5) = 12 × $32.50 × 4.5 = $1,755')
  expect(waiting).toHaveTextContent('For each car: $146.25')

  await retype(`Days with ${brand.name}`, '6')
  expect(waiting).toHaveTextContent('your cars get online just as fast today')

  for (const [value, message] of [
    ['', 'Enter a number, or 0.'],
    ['many', 'Use digits only, like 12 or 12.5.'],
    ['2.5', 'Whole cars only, please.'],
    ['20000', 'Enter at most 10,000 cars.'],
  ] as const) {
    const cars = await retype('Cars waiting for photos', value)
    expect(cars).toBeInvalid()
    expect(cars).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(waiting).toHaveTextContent('Enter all four numbers to see the result.')
  }
})
