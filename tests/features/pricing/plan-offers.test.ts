import { expect, it } from 'vitest'
import { comparison } from '@/content/pricing/plan-comparison'
import * as content from '@/content/pricing/plans'
import { chooseLabel } from '@/features/pricing/queries'

const idsOf = (plans: ReadonlyArray<{ id: string }>) => plans.map(({ id }) => id)

it('labels the buttons', () => {
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

it('includes priority support from Signature 80 up, and custom integration in Enterprise', () => {
  const ids = idsOf(comparison.plans)
  const idsWith = (wanted: string) => {
    const row = comparison.rows.find(({ label }) => label === wanted)
    return ids.filter((_, column) => row?.coverage[column] === true)
  }
  expect(idsWith('Priority support')).toEqual(ids.slice(ids.indexOf('signature-80')))
  expect(idsWith('Custom integration')).toEqual(ids.filter((id) => id.startsWith('enterprise-')))
})
