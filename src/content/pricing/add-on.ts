import type { PlanName } from '@shared/contracts/plan-names'

export type AddOn = {
  id: string
  name: string
  description: string
  priceCents: number
  /** With priceType per_vehicle, charged for each vehicle. */
  period: 'monthly' | 'one-time' | 'per design' | 'per request' | 'per unit'
  priceType: 'flat' | 'per_vehicle'
  required: boolean
  /** Undefined if all plans require it. */
  requiredForPlans?: ReadonlyArray<PlanName>
  /** Shown beside the price unless it only repeats it: see `shownNote`. */
  note?: string
}
