import { expect, it } from 'vitest'
import { addOns } from '@/content/pricing/add-ons'
import { comparison } from '@/content/pricing/plan-comparison'
import { plans } from '@/content/pricing/plans'
import { isExplained, sameCarCopy } from '@/content/pricing/same-car'

it('explains exactly the features that change how a photo looks', () => {
  const names = [
    ...plans.flatMap(({ features }) => features as ReadonlyArray<string>),
    ...comparison.rows.map(({ label }) => label),
    ...addOns.map(({ name }) => name),
  ]
  expect(names.filter(isExplained)).toEqual(names.filter((name) => /background|booth/i.test(name)))
})

it('names the plans under each picture', () => {
  expect(sameCarCopy.ways.map((way) => way.plans)).toEqual([
    'Before any edit',
    'Basic Essential 20 and up',
    'Signature 80 and up, or the $295 add-on',
    'With the photo booth',
  ])
})
