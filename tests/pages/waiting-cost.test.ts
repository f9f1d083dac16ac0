import { expect, it } from 'vitest'
import { parseAmount, waitingCost } from '@/pages/why/waiting-cost'

it.each([
  [
    'whole numbers',
    { cars: 20, costPerCarPerDayCents: 40_00, daysNow: 5, daysWithUs: 1 },
    4,
    160_00,
    3200_00,
  ],
  [
    'fractions of a day',
    { cars: 3, costPerCarPerDayCents: 33_33, daysNow: 3.3, daysWithUs: 1.1 },
    2.2,
    73_33,
    219_99,
  ],
  ['no car waiting', { cars: 0, costPerCarPerDayCents: 40_00, daysNow: 5, daysWithUs: 1 }, 4, 160_00, 0],
  ['nothing saved', { cars: 20, costPerCarPerDayCents: 40_00, daysNow: 1, daysWithUs: 1 }, 0, 0, 0],
  [
    'slower with us',
    { cars: 2, costPerCarPerDayCents: 10_00, daysNow: 1, daysWithUs: 2.5 },
    -1.5,
    -15_00,
    -30_00,
  ],
  [
    'the largest fields',
    { cars: 10_000, costPerCarPerDayCents: 10_000_00, daysNow: 365, daysWithUs: 0 },
    365,
    3_650_000_00,
    36_500_000_000_00,
  ],
])('computes the cost of waiting in whole cents: %s', (_, waiting, daysSaved, perCarCents, totalCents) => {
  expect(waitingCost(waiting)).toEqual({ daysSaved, perCarCents, totalCents })
})

it.each([
  ['40', 40],
  [' $1,200.50 ', 1200.5],
  ['.5', 0.5],
  ['12.', 12],
  ['0', 0],
  ['1,000,000', 1_000_000],
  ['', undefined],
  ['.', undefined],
  ['$', undefined],
  ['-3', undefined],
  ['1,2', undefined],
  ['1.2.3', undefined],
  ['1e3', undefined],
  ['twelve', undefined],
])('parses %j as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})
