import { expect, it } from 'vitest'
import { calculatorAddOns, calculatorPlans } from '@/content/pricing/calculator'
import { vehicleCounts } from '@/features/pricing/quote/next-plan'
import { extraVehicleCents, planFor, quote } from '@/features/pricing/quote/quote'

const optionalIds = calculatorAddOns.filter(({ required }) => !required).map(({ id }) => id)

/** Every choice of the optional add-ons, from none to all. */
const subsets = Array.from({ length: 2 ** optionalIds.length }, (_, bits) =>
  optionalIds.filter((_id, index) => bits & (1 << index)),
)

const sum = (numbers: number[]) => numbers.reduce((total, cents) => total + cents, 0)

it('covers 49 counts and 128 choices of add-ons', () => {
  expect([vehicleCounts.length, vehicleCounts[0], vehicleCounts.at(-1)]).toEqual([49, 10, 250])
  expect(subsets).toHaveLength(128)
})

it('has lines that sum to its totals, to the cent, for every count and every choice', () => {
  for (const vehicles of vehicleCounts) {
    for (const addOnIds of subsets) {
      const { lines, firstMonthCents, everyMonthCents } = quote({ vehicles, addOnIds })
      const where = `${vehicles} vehicles, ${addOnIds.join(', ')}`
      expect(
        lines.every(({ cents }) => Number.isInteger(cents) && cents > 0),
        where,
      ).toBe(true)
      expect(sum(lines.map(({ cents }) => cents)), where).toBe(firstMonthCents)
      expect(sum(lines.map(({ count, unitCents }) => count * unitCents)), where).toBe(firstMonthCents)
      expect(sum(lines.filter(({ recurs }) => recurs).map(({ cents }) => cents)), where).toBe(everyMonthCents)
      expect(lines.map(({ id }) => id)).toContain('hosting')
    }
  }
})

const all = optionalIds.join(',')

// Worked out by hand from SPEC section 9: plan price × plan cap, extra vehicles × rate, add-ons, hosting $189.99.
it.each([
  // 40 × 24.50 = 980.00; + 189.99
  [10, '', '1169.99', '1169.99'],
  [40, '', '1169.99', '1169.99'],
  // 60 × 23.50 = 1410.00; + 189.99
  [45, '', '1599.99', '1599.99'],
  // 1599.99 + booth 295.00, once
  [50, 'photo-booth', '1894.99', '1599.99'],
  // 1599.99 + walkaround 60 × 18.00 = 1080.00, monthly
  [60, 'video-walkaround', '2679.99', '2679.99'],
  // 100 × 22.50 = 2250.00; + 189.99
  [65, '', '2439.99', '2439.99'],
  // 2439.99 + banner setup 295.00, once; + walkaround 75 × 18.00 = 1350.00
  [75, 'banner-setup,video-walkaround', '4084.99', '3789.99'],
  // 2439.99 + tour 189.99, monthly
  [100, 'ai-tour', '2629.98', '2629.98'],
  // 150 × 19.99 = 2998.50; + 189.99
  [105, '', '3188.49', '3188.49'],
  // 3188.49 + branding 99.99, once; + banner design 295.00, per design
  [150, 'branding,banner-design', '3583.48', '3188.49'],
  // 3188.49 + 5 × 21.99 = 109.95
  [155, '', '3298.44', '3298.44'],
  // 3188.49 + 50 × 21.99 = 1099.50; + priority 199.00, per request
  [200, 'priority-turnaround', '4486.99', '4287.99'],
  // 3188.49 + 100 × 21.99 = 2199.00
  [250, '', '5387.49', '5387.49'],
  // 5387.49 + walkaround 250 × 18.00 = 4500.00 + tour 189.99 = 10077.48 monthly;
  // once 295.00 + 99.99 + 295.00 + 295.00 + 199.00 = 1183.99
  [250, all, '11261.47', '10077.48'],
])('%i vehicles with "%s" cost $%s, then $%s', (vehicles, addOns, first, after) => {
  const { firstMonthCents, everyMonthCents } = quote({ vehicles, addOnIds: addOns.split(',') })
  expect([firstMonthCents, everyMonthCents].map((cents) => (cents / 100).toFixed(2))).toEqual([first, after])
})

it.each([
  [10, 'Advanced 40'],
  [40, 'Advanced 40'],
  [45, 'Performance 60'],
  [60, 'Performance 60'],
  [65, 'Signature Plus 100'],
  [100, 'Signature Plus 100'],
  [105, 'Enterprise 150'],
  [250, 'Enterprise 150'],
])('%i vehicles get the first plan that covers them: %s', (vehicles, name) => {
  expect(planFor(vehicles).name).toBe(name)
})

it('has plans whose cap is the number in their name', () => {
  expect(calculatorPlans.map(({ name }) => Number(name.match(/\d+$/)))).toEqual([40, 60, 100, 150])
  expect(calculatorPlans.map(({ cap }) => cap)).toEqual([40, 60, 100, 150])
})

it('charges extra vehicles of a plan without its own rate its price plus two dollars', () => {
  expect(extraVehicleCents({ id: 'x', name: 'X 10', cap: 10, priceCents: 20_00 })).toBe(22_00)
})

it('keeps the setup fee out of both totals', () => {
  const { setupFeeCents, lines } = quote({ vehicles: 50, addOnIds: [] })
  expect(setupFeeCents).toBe(499_00)
  expect(lines.some(({ cents }) => cents === setupFeeCents)).toBe(false)
})
