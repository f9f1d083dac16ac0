import { expect, it } from 'vitest'
import { comparison } from '@/content/pricing/plan-comparison'
import { plans } from '@/content/pricing/plans'

const ids = comparison.plans.map(({ id }) => id)

it('every row of the comparison covers every plan that is priced monthly', () => {
  expect(ids).toEqual(plans.filter(({ period }) => period === 'monthly').map(({ id }) => id))
  for (const { label, coverage } of comparison.rows) {
    expect(coverage, label).toHaveLength(ids.length)
    expect(coverage, label).not.toContain(undefined)
  }
})

it.each([
  ['Priority support', ids.slice(ids.indexOf('signature-80'))],
  ['Custom integration', ids.filter((id) => id.startsWith('enterprise-'))],
])('the comparison includes %s only in the plans that offer it', (wanted, expected) => {
  const row = comparison.rows.find(({ label }) => label === wanted)
  expect(ids.filter((_, column) => row?.coverage[column] === true)).toEqual(expected)
})
