import type { Plan } from '@/content/plans/plans'

/** The plan a visitor asks about, with what its card said about the price. */
export type ChosenPlan = Plan & {
  /** '$1,440 a month for 60 vehicles'; undefined for Custom. */
  monthLine?: string
  /** '+ $189.99 hosting, $499 once to start'; undefined for Custom. */
  startLine?: string
}
