import { expect, it } from 'vitest'
import { comparison } from '@/content/plans/plan-comparison'
import * as content from '@/content/plans/plans'
import { chooseLabel, offersFor } from '@/features/pricing/plans/plan-offers'

const namesOf = (plans: ReadonlyArray<{ name: string }>) => plans.map(({ name }) => name)

it('offers three plans on /pricing, Performance 60 the popular one', () => {
  const offers = offersFor('pricing', content)
  expect(namesOf(offers)).toEqual(['Advanced 40', 'Performance 60', 'Signature Plus 100'])
  expect(namesOf(offers.filter(({ isPopular }) => isPopular))).toEqual(['Performance 60'])
})

it('offers all but Custom on /all-plans, Signature 80 the popular one', () => {
  const offers = offersFor('allPlans', content)
  expect(offers.map(({ name, priceCents }) => [name, priceCents / 100])).toEqual([
    ['Self-Serve Plus', 26],
    ['Basic Essential 20', 26],
    ['Advanced 40', 25],
    ['Performance 60', 24],
    ['Signature 80', 23],
    ['Signature Plus 100', 22],
    ['Enterprise 150', 21],
  ])
  expect(namesOf(offers.filter(({ isPopular }) => isPopular))).toEqual(['Signature 80'])
})

it('names the buttons', () => {
  expect(chooseLabel({ name: 'Advanced 40' })).toBe('Choose Advanced 40')
  expect(chooseLabel({ name: 'Custom' })).toBe('Choose Plan')
})

it('says the whole price of each', () => {
  expect(
    offersFor('pricing', content).map(({ monthLine, startLine }) => `${monthLine} ${startLine}`),
  ).toEqual([
    '$1,000 a month for 40 vehicles + $189.99 hosting, $499 once to start',
    '$1,440 a month for 60 vehicles + $189.99 hosting, $499 once to start',
    '$2,200 a month for 100 vehicles + $189.99 hosting, $499 once to start',
  ])
})

it('compares the seven plans as SPEC section 9 does', () => {
  const table = Object.fromEntries(comparison.rows.map(({ label, coverage }) => [label, coverage]))
  const last = (count: number) => Array.from({ length: 7 }, (_, index) => index >= 7 - count)
  expect(table).toEqual({
    'Exterior 360° photography': last(7),
    'Background editing': last(6),
    'Clickable hot spots': last(6),
    'Integration level': ['Basic', 'Full', 'Full', 'Full', 'Advanced', 'Advanced', 'Custom'],
    'Priority support': last(3),
    'Custom integration': last(1),
  })
})
