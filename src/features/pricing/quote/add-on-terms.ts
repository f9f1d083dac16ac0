import type { AddOn } from '@/content/pricing/add-on'
import { formatMoney } from '@/lib/money'

/** Notes that merely repeat a price, by their add-on. SPEC section 2, Pricing and All plans. */
const repetitions = [
  { name: 'Virtual Photo Booth', note: /\$295\b.*set-?up|set-?up.*\$295\b/i },
  { name: 'Video Walkaround', note: /\$18\/vehicle/i },
  { name: 'AI-Powered Car Video Tour', note: /\$189\.99\/month/i },
]

/** The note to show beside an add-on's price; undefined where there is none or it says the price again. */
export function shownNote({ name, note }: Pick<AddOn, 'name' | 'note'>): string | undefined {
  const repeatsThePrice = repetitions.some((each) => name.includes(each.name) && each.note.test(note ?? ''))
  return repeatsThePrice ? undefined : note
}

/** Whether every dealer who starts pays for it, or every one on some plans: setup and hosting. */
export function isRequired({ required }: Pick<AddOn, 'required'>): boolean {
  return required
}

export function isOptional({ required }: Pick<AddOn, 'required'>): boolean {
  return !required
}

type Charge = Pick<AddOn, 'priceCents' | 'period' | 'priceType'>

/** What the price is for: 'monthly', 'per design', 'per vehicle'. */
export function chargedFor({ period, priceType }: Charge): string {
  return priceType === 'per_vehicle' ? 'per vehicle' : period
}

/** '$189.99/month', '$499.00/one-time', '$2.00/per vehicle'. SPEC section 2, All plans: $X.XX/period. */
export function priceWithPeriod(addOn: Charge): string {
  const unit = chargedFor(addOn)
  return `${formatMoney(addOn.priceCents)}/${unit === 'monthly' ? 'month' : unit}`
}
