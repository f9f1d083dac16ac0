import { deliveryDays, hasPriority } from './delivery-days'
import { type Plan, type PlanId, plans, popularPlanId } from './plans'

/** A level such as 'Full', or whether the plan includes the feature. */
export type Coverage = string | boolean

export type ComparisonRow = {
  id: string
  label: string
  note?: string
  coverage: ReadonlyArray<Coverage>
}

/** The coverage in each row is in the same order as the plans. */
export type Comparison = {
  plans: ReadonlyArray<Plan>
  popularId: PlanId
  rows: ReadonlyArray<ComparisonRow>
}

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

/**
 * The owner must confirm the photo packages, because SPEC specifies none for Basic Essential 20 and for Signature 80
 * and up.
 */
export const sample = 'photo packages of the plans'

// Self-Serve Plus has no package, because it uses the dealer's own photos.
const photoPackages: Record<PlanId, Coverage> = {
  'self-serve-plus': false,
  'basic-essential-20': 'Standard',
  'advanced-40': 'Enhanced',
  'performance-60': 'Premium',
  'signature-80': 'Premium',
  'signature-plus-100': 'Premium',
  'enterprise-150': 'Premium',
  custom: 'Premium',
}

/** The plans in the comparison table (SPEC section 9). */
const compared = plans.filter((plan) => plan.period === 'monthly')

const deliveryNames = { 'same-day': 'Same day', 'next-day': 'Next business day' }

export const comparison: Comparison = {
  plans: compared,
  popularId: popularPlanId.pricing,
  rows: [
    row('Exterior 360° photography', () => true),
    {
      id: 'photo-package',
      label: 'Photo package',
      note: 'Explained below.',
      coverage: compared.map(({ id }) => photoPackages[id]),
    },
    row('Background editing', ({ id }) => id !== 'self-serve-plus'),
    row('360° Virtual Photo Booth', hasFeature('360° Virtual Photo Booth')),
    row('Clickable hot spots', ({ id }) => id !== 'self-serve-plus'),
    {
      id: 'integration',
      label: 'Integration level',
      note: 'Explained below.',
      coverage: compared.map(({ id }) => integrationLevels[id]),
    },
    {
      id: 'delivery',
      label: 'Delivery',
      coverage: compared.map(({ id }) => deliveryNames[deliveryDays[id]]),
    },
    row('Priority processing', ({ id }) => hasPriority(id)),
    row('Priority support', hasFeature('Priority support')),
    row('Custom integration', hasFeature('Custom integration options')),
  ],
}

function hasFeature(feature: string) {
  return ({ features }: Plan) => features.includes(feature)
}

function row(label: string, covers: (plan: (typeof compared)[number]) => boolean): ComparisonRow {
  return { id: label, label, coverage: compared.map(covers) }
}
