import { type Plan, type PlanId, plans } from './plans'
import { deliveryDays, hasPriority } from './speed'

/** A level in words, or whether the plan includes the feature. */
export type Coverage = string | boolean

export type ComparisonRow = {
  id: string
  label: string
  note?: string
  coverage: ReadonlyArray<Coverage>
}

/** Each row's coverage is in the order of the plans. */
export type Comparison = { plans: ReadonlyArray<Plan>; rows: ReadonlyArray<ComparisonRow> }

const integrationLevels: Record<PlanId, string> = {
  'self-serve-plus': 'Basic',
  'basic-essential-20': 'Full',
  'advanced-40': 'Full',
  'performance-60': 'Full',
  'signature-80': 'Advanced',
  'signature-plus-100': 'Advanced',
  'enterprise-150': 'Custom',
  custom: 'Custom',
}

/** SPEC section 9, Comparison table. */
const compared = plans.filter((plan) => plan.period === 'monthly')

const deliveryNames = { 'same-day': 'Same day', 'next-day': 'Next business day' }

const hasPrioritySupport: ReadonlyArray<string> = ['signature-80', 'signature-plus-100', 'enterprise-150']

export const comparison: Comparison = {
  plans: compared,
  rows: [
    row('Exterior 360° photography', () => true),
    row('Background editing', ({ id }) => id !== 'self-serve-plus'),
    row('Clickable hot spots', ({ id }) => id !== 'self-serve-plus'),
    {
      id: 'integration',
      label: 'Integration level',
      coverage: compared.map(({ id }) => integrationLevels[id]),
    },
    {
      id: 'delivery',
      label: 'Delivery',
      coverage: compared.map(({ id }) => deliveryNames[deliveryDays[id]]),
    },
    row('Priority processing', ({ id }) => hasPriority(id)),
    {
      ...row('Priority support', ({ id }) => hasPrioritySupport.includes(id)),
      note: 'Front of the line.',
    },
    row('Custom integration', ({ id }) => id === 'enterprise-150'),
  ],
}

function row(label: string, covers: (plan: (typeof compared)[number]) => boolean): ComparisonRow {
  return { id: label, label, coverage: compared.map(covers) }
}
