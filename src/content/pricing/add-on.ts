import type { PlanName } from '@/content/plans/plans'

export type AddOn = {
  id: string
  name: string
  description: string
  /** US cents. */
  priceCents: number
  /** How often, or for what, the price is charged; with priceType per_vehicle it is charged for each vehicle. */
  period: 'monthly' | 'one-time' | 'per design' | 'per request' | 'per unit'
  priceType: 'flat' | 'per_vehicle'
  required: boolean
  /** The plans that require it; undefined where all of them do. */
  requiredForPlans?: ReadonlyArray<PlanName>
  /** What sales says beside the price. Some notes only repeat it: `shownNote` leaves those out. */
  note?: string
}
