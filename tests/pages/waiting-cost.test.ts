import { expect, it } from 'vitest'
import { parseAmount, waitingCost } from '@/pages/why/waiting-cost'

const waiting = { cars: 20, costPerCarPerDayCents: 40_00, daysNow: 5, daysWithUs: 1 }

it.each([
  ['whole numbers', {}, 4, 160_00, 3200_00],
  ['fractions', { cars: 3, costPerCarPerDayCents: 33_33, daysNow: 3.3, daysWithUs: 1.1 }, 2.2, 73_33, 219_99],
  ['no car waiting', { cars: 0 }, 4, 160_00, 0],
  ['slower with us', { daysNow: 1, daysWithUs: 2.5 }, -1.5, -60_00, -1200_00],
])('waitingCost() computes the cost in whole cents: %s', (_, change, daysSaved, perCarCents, totalCents) => {
  expect(waitingCost({ ...waiting, ...change })).toEqual({ daysSaved, perCarCents, totalCents })
})

it.each([
  ['40', 40],
  [' $1,200.50 ', 1200.5],
  ['.5', 0.5],
  ['1,000,000', 1_000_000],
  ['', undefined],
  ['.', undefined],
  ['-3', undefined],
  ['1,2', undefined],
  ['1e3', undefined],
])('parseAmount() parses %j as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})
