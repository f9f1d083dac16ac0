import type { AddOn } from '@/content/pricing/add-on'
import { formatMoney, formatPrice } from '@/lib/money'

/** These add-ons' notes are hidden if they only repeat the price (SPEC section 2, Pricing and All plans). */
const repetitions = [
  { name: 'Virtual Photo Booth', unit: /set-?up/i },
  { name: 'Video Walkaround', unit: /\/vehicle/i },
  { name: 'AI-Powered Car Video Tour', unit: /\/month/i },
]

/** Returns undefined if there's no note or if the note only repeats the price. */
export function shownNote({ name, note, priceCents }: Pick<AddOn, 'name' | 'note' | 'priceCents'>) {
  const repeatsThePrice = repetitions.some(
    (each) =>
      name.includes(each.name) && each.unit.test(note ?? '') && note?.includes(formatPrice(priceCents)),
  )
  return repeatsThePrice ? undefined : note
}

type Charge = Pick<AddOn, 'priceCents' | 'period' | 'priceType'>

/** How an add-on is charged, such as 'monthly', 'one-time' or 'per vehicle'. */
export function chargedFor({ period, priceType }: Charge): string {
  return priceType === 'per_vehicle' ? 'per vehicle' : period
}

/** Returns text such as '$189.99/month', '$499.00/one-time' or '$2.00/per vehicle' (SPEC section 2, All plans). */
export function priceWithPeriod(addOn: Charge): string {
  const unit = chargedFor(addOn)
  return `${formatMoney(addOn.priceCents)}/${unit === 'monthly' ? 'month' : unit}`
}
