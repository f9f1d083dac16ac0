import { expect, it } from 'vitest'
import {
  type CalculatorPlan,
  calculatorAddOns,
  calculatorPlans,
  setupFeeCents,
} from '@/content/pricing/calculator'
import { vehicleCounts } from '@/pages/calculator/next-plan'
import { extraVehicleCents, planFor, quote } from '@/pages/calculator/quote'

const optionalIds = calculatorAddOns.filter(({ required }) => !required).map(({ id }) => id)

const subsets = Array.from({ length: 2 ** optionalIds.length }, (_, bits) =>
  optionalIds.filter((_id, index) => bits & (1 << index)),
)

const sum = (numbers: number[]) => numbers.reduce((total, cents) => total + cents, 0)

it('a quote’s lines add up to its totals for every vehicle count and every set of add-ons', () => {
  expect([vehicleCounts[0], vehicleCounts.at(-1), vehicleCounts.length]).toEqual([10, 250, 49])
  for (const vehicles of vehicleCounts) {
    for (const addOnIds of subsets) {
      const { lines, firstMonthCents, everyMonthCents } = quote({ vehicles, addOnIds })
      const where = `${vehicles} vehicles, ${addOnIds.join(', ')}`
      expect(sum(lines.map(({ cents }) => cents)), where).toBe(firstMonthCents)
      expect(sum(lines.map(({ count, unitCents }) => count * unitCents)), where).toBe(firstMonthCents)
      expect(sum(lines.filter(({ recurs }) => recurs).map(({ cents }) => cents)), where).toBe(everyMonthCents)
    }
  }
})

const all = optionalIds.join(',')

const price = (id: string) => calculatorAddOns.find((addOn) => addOn.id === id)?.priceCents ?? Number.NaN
const month = ({ cap, priceCents }: CalculatorPlan) => cap * priceCents + price('hosting')
const [advanced = 0, performance = 0, signature = 0, enterprise = 0] = calculatorPlans.map(month)
const extraVehicle = extraVehicleCents(planFor(155))

it.each([
  [40, '', advanced, 0],
  [45, '', performance, 0],
  [50, 'photo-booth', performance, price('photo-booth')],
  [60, 'video-walkaround', performance + 60 * price('video-walkaround'), 0],
  [75, 'banner-setup,video-walkaround', signature + 75 * price('video-walkaround'), price('banner-setup')],
  [150, 'branding,banner-design', enterprise, price('branding') + price('banner-design')],
  [155, '', enterprise + 5 * extraVehicle, 0],
  [200, 'priority-turnaround', enterprise + 50 * extraVehicle, price('priority-turnaround')],
  [
    250,
    all,
    enterprise + 100 * extraVehicle + 250 * price('video-walkaround') + price('ai-tour'),
    sum(['photo-booth', 'branding', 'banner-design', 'banner-setup', 'priority-turnaround'].map(price)),
  ],
])(
  '%i vehicles with the add-ons [%s] cost %i cents a month, plus %i cents in the first month',
  (vehicles, addOns, monthly, once) => {
    const { firstMonthCents, everyMonthCents } = quote({ vehicles, addOnIds: addOns.split(',') })
    expect(everyMonthCents).toBe(monthly)
    expect(firstMonthCents).toBe(monthly + once)
  },
)

it('an extra vehicle costs two dollars more than the plan’s price per vehicle if the plan sets no extra rate', () => {
  expect(extraVehicleCents({ id: 'x', name: 'X 10', cap: 10, priceCents: 20_00 })).toBe(22_00)
})

it('the setup fee is in neither the lines nor the monthly totals of a quote', () => {
  const { lines, ...fees } = quote({ vehicles: 50, addOnIds: [] })
  expect(fees.setupFeeCents).toBe(setupFeeCents)
  expect(fees.toStartCents).toBe(fees.firstMonthCents + setupFeeCents)
  const { id, name, cap, priceCents } = fees.plan
  const hosting = calculatorAddOns.find((addOn) => addOn.id === 'hosting')
  const cents = price('hosting')
  expect(lines).toEqual([
    { id, name, count: cap, unitCents: priceCents, cents: cap * priceCents, recurs: true },
    { id: 'hosting', name: hosting?.name, count: 1, unitCents: cents, cents, recurs: true },
  ])
})
