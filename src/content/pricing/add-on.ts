import type { PlanName } from '@shared/contracts/plan-names'

export type AddOn = {
  id: string
  name: string
  description: string
  priceCents: number
  /** With priceType per_vehicle, the price is charged for each vehicle. */
  period: 'monthly' | 'one-time' | 'per design' | 'per request' | 'per unit'
  priceType: 'flat' | 'per_vehicle'
  required: boolean
  /** If undefined, all plans require a required add-on. */
  requiredForPlans?: ReadonlyArray<PlanName>
  /** Shown beside the price, unless it only repeats the price (see `shownNote`). */
  note?: string
}
