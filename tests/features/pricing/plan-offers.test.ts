import { expect, it } from 'vitest'
import { comparison } from '@/content/pricing/plan-comparison'
import * as content from '@/content/pricing/plans'
import { chooseLabel } from '@/features/pricing/plans/plan-offers'

const idsOf = (plans: ReadonlyArray<{ id: string }>) => plans.map(({ id }) => id)

it('names the buttons', () => {
  expect(chooseLabel({ name: 'Advanced 40' })).toBe('Choose Advanced 40')
  expect(chooseLabel({ name: 'Custom' })).toBe('Choose Plan')
})

it('compares every plan with a list price, row by row', () => {
  const listed = content.plans.filter(({ period }) => period === 'monthly')
  expect(idsOf(comparison.plans)).toEqual(idsOf(listed))
  for (const { label, coverage } of comparison.rows) {
    expect(coverage, label).toHaveLength(listed.length)
    expect(coverage, label).not.toContain(undefined)
  }
})
