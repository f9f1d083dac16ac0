import { expect, it } from 'vitest'
import { comparison } from '@/content/pricing/plan-comparison'
import { type Plan, plans } from '@/content/pricing/plans'

it('the comparison of the seven monthly plans matches SPEC section 9', () => {
  expect(comparison.plans.map(({ id }) => id)).toEqual([
    ...['self-serve-plus', 'basic-essential-20', 'advanced-40', 'performance-60'],
    ...['signature-80', 'signature-plus-100', 'enterprise-150'],
  ])
  const [no, yes] = [false, true]
  expect(Object.fromEntries(comparison.rows.map(({ label, coverage }) => [label, coverage]))).toEqual({
    'Exterior 360° photography': Array(7).fill(yes),
    'Photo package': [no, 'Standard', 'Enhanced', 'Premium', 'Premium', 'Premium', 'Premium'],
    'Background editing': [no, yes, yes, yes, yes, yes, yes],
    '360° Virtual Photo Booth': [no, no, no, no, yes, yes, yes],
    'Clickable hot spots': [no, yes, yes, yes, yes, yes, yes],
    'Integration level': ['Basic', 'Full', 'Full', 'Full', 'Advanced', 'Advanced', 'Custom'],
    Delivery: ['Next business day', 'Next business day', ...Array(5).fill('Same day')],
    'Priority processing': [no, no, no, yes, yes, yes, yes],
    'Priority support': [no, no, no, no, yes, yes, yes],
    'Custom integration': [no, no, no, no, no, no, yes],
  })
})

it('no plan lists a feature that the comparison says it lacks', () => {
  comparison.plans.forEach(({ id, features }, column) => {
    const coverageOf = (name: string) => comparison.rows.find(({ label }) => label === name)?.coverage[column]
    const agrees: Record<string, boolean> = {
      'Same day delivery': coverageOf('Delivery') === 'Same day',
      'Next day delivery': coverageOf('Delivery') === 'Next business day',
      'Priority processing': coverageOf('Priority processing') === true,
      '360° Virtual Photo Booth': coverageOf('360° Virtual Photo Booth') === true,
      [`${coverageOf('Photo package')} photo package`]: true,
    }
    const listed = features.filter((feature) => /delivery|processing|package|booth/i.test(feature))
    for (const feature of listed) expect(agrees[feature], `${id}: ${feature}`).toBe(true)
  })
})

it('a plan that includes another plan lists all of that plan’s features', () => {
  const all: ReadonlyArray<Plan> = plans
  for (const { features, includes } of all)
    expect(features).toEqual(
      expect.arrayContaining([...(all.find(({ name }) => name === includes)?.features ?? [])]),
    )
})
