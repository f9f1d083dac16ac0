import { expect, it } from 'vitest'
import { addOns } from '@/content/pricing/add-ons'
import { comparison } from '@/content/pricing/plan-comparison'
import { type PlanId, plans } from '@/content/pricing/plans'
import { isExplained, sameCarCopy } from '@/content/pricing/same-car'

const names = [
  ...plans.flatMap(({ features }) => features as ReadonlyArray<string>),
  ...comparison.rows.map(({ label }) => label),
  ...addOns.map(({ name }) => name),
]

const ids = plans.map(({ id }) => id)

it('explains exactly those features that change how a photo looks', () => {
  const explained = [...new Set(names.filter(isExplained))].sort()
  const looks = names.filter((name) => /background|booth/i.test(name))
  expect(explained).toEqual([...new Set(looks)].sort())
  expect(explained).toHaveLength(4)
})

it('the plans named under each picture are those that include its feature', () => {
  const plansWith = (feature: string) =>
    plans.filter(({ features }) => (features as ReadonlyArray<string>).includes(feature)).map(({ id }) => id)
  const idsFrom = (first: PlanId) => ids.slice(ids.indexOf(first))
  const under = (id: string) => sameCarCopy.ways.find((way) => way.id === id)?.plans
  const edited = comparison.rows.find(({ label }) => label === 'Background editing')?.coverage
  expect(edited).toEqual(comparison.plans.map(({ id }) => id !== 'self-serve-plus'))
  expect(under('evened')).toBe('Basic Essential 20 and up')
  expect(plansWith('360° Virtual Photo Booth')).toEqual(idsFrom('signature-80'))
  const booth = addOns.find(({ name }) => name === 'Premium Virtual Photo Booth')
  expect(under('studio')).toBe(`Signature 80 and up, or the $${(booth?.priceCents ?? 0) / 100} add-on`)
})

it('the comparison and the plans agree on photo packages and the photo booth', () => {
  const coverageOf = (name: string) => comparison.rows.find(({ label }) => label === name)?.coverage
  comparison.plans.forEach(({ id, features }, column) => {
    const named = features.find((feature) => /^\w+ photo package$/.test(feature))
    if (named) expect(`${coverageOf('Photo package')?.[column]} photo package`, id).toBe(named)
    const booth = '360° Virtual Photo Booth'
    expect(coverageOf(booth)?.[column], id).toBe(features.includes(booth))
  })
})
