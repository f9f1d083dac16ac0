import type { PlanName } from '@shared/contracts/plan-names'

export type AddOn = {
  id: string
  name: string
  description: string
  priceCents: number
  /** Ignored if `priceType` is 'per_vehicle': the price is then shown per vehicle. */
  period: 'monthly' | 'one-time' | 'per design' | 'per request' | 'per unit'
  priceType: 'flat' | 'per_vehicle'
  required: boolean
  /** The plans that require this add-on. Undefined means all plans. It has no effect unless `required` is true. */
  requiredForPlans?: ReadonlyArray<PlanName>
  /** Shown beside the price, unless it only repeats the price (see `shownNote`). */
  note?: string
}
