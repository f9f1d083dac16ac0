import type { Plan } from '@/content/plans/plans'

export type ChosenPlan = Plan & {
  monthLine?: string
  startLine?: string
}
