import { expect, it } from 'vitest'
import { comparison } from '@/content/pricing/plan-comparison'
import * as content from '@/content/pricing/plans'
import { chooseLabel, offersFor } from '@/features/pricing/plans/plan-offers'

const idsOf = (plans: ReadonlyArray<{ id: string }>) => plans.map(({ id }) => id)

it.each(['pricing', 'allPlans'] as const)('marks the favorite of %s, and no other plan', (page) => {
  const popular = offersFor(page, content).filter(({ isPopular }) => isPopular)
  expect(idsOf(popular)).toEqual([content.popularPlanId[page]])
})

it('offers three plans on /pricing, all but Custom on /all-plans', () => {
  expect(idsOf(offersFor('pricing', content))).toEqual(content.recommendedPlanIds)
  expect(content.recommendedPlanIds).toHaveLength(3)
  expect(idsOf(offersFor('allPlans', content))).toEqual(idsOf(content.plans).filter((id) => id !== 'custom'))
})

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
