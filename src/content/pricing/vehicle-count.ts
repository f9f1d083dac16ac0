import { setup } from '@/content/pricing/required-add-ons'
import { formatCount } from '@/lib/format-count'
import { formatPrice } from '@/lib/money'

const setupOnce = `${formatPrice(setup.priceCents)} once`

export const vehicleCountCopy = {
  label: 'How many vehicles a month?',
  number: 'Number of vehicles a month',
  help: 'Monthly arrivals, new and used, not your whole lot.',
  /** Used when Self-Serve Plus, the only plan without hosting, costs the least. */
  least: {
    before: (plan: string, vehicles: string) =>
      `If your own people shoot, ${plan} costs the least for ${vehicles}:`,
    after: `a month, plus ${setupOnce}.`,
  },
  leastWithHosting: {
    before: (plan: string, vehicles: string) => `${plan} costs the least for ${vehicles}:`,
    after: `a month with hosting for one rooftop, plus ${setupOnce}.`,
  },
  vehicles: (count: number) => (count === 1 ? '1 vehicle' : `${formatCount(count)} vehicles`),
  slider: { min: 1, max: 400 },
  max: 10_000,
  initial: 60,
}
