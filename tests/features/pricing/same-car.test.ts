import { expect, it } from 'vitest'
import { addOns } from '@/content/pricing/add-ons'
import { comparison } from '@/content/pricing/plan-comparison'
import { plans } from '@/content/pricing/plans'
import { isExplained, studioFloor } from '@/content/pricing/same-car'

it('isExplained() returns true for features that change how a photo looks, and for no others', () => {
  const names = [
    ...plans.flatMap(({ features }) => features as ReadonlyArray<string>),
    ...comparison.rows.map(({ label }) => label),
    ...addOns.map(({ name }) => name),
  ]
  expect(names.filter(isExplained)).toEqual(names.filter((name) => /background|booth/i.test(name)))
})

it('studioFloor names the plans that include the photo booth', () => {
  expect(studioFloor.plans).toBe('Signature 80 and up, or $295 once')
})
