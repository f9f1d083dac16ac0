import type { PlanName } from '@shared/contracts/plan-names'

export type Plan = {
  id: string
  name: string
  description: string
  /** US cents per vehicle per month, or 0 if negotiated. */
  priceCents: number
  period: 'monthly' | 'custom'
  /** Undefined if the number is negotiated. */
  includedVehicles: number | undefined
  /**
   * True for Self-Serve Plus, which accepts no more vehicles than it includes. On other plans, extra
   * vehicles cost the plan's own price per vehicle.
   */
  isUpTo?: boolean
  /** A smaller plan whose features this plan also has. */
  includes?: PlanName
  features: ReadonlyArray<string>
}

const signatureFeatures = [
  'Same day delivery',
  '360° Virtual Photo Booth',
  'Background editing and removal',
  'Clickable hot spots',
  'Priority processing',
  'Full DMS, IMS and website integration',
  'Priority support',
]

/** Marks the plans as samples, so `npm run launch-check` reports them. */
export const sample = 'plans and prices'

/** SPEC section 9, Plans. The calculator has a separate table. */
export const plans = [
  {
    id: 'self-serve-plus',
    name: 'Self-Serve Plus',
    description: 'You shoot. We check the set, build the spin and deliver it. No visits.',
    priceCents: 26_00,
    period: 'monthly',
    includedVehicles: 20,
    isUpTo: true,
    features: ['Exterior 360° photography', 'Next day delivery'],
  },
  {
    id: 'basic-essential-20',
    name: 'Basic Essential 20',
    description: 'For a small lot.',
    priceCents: 26_00,
    period: 'monthly',
    includedVehicles: 20,
    features: ['Exterior 360° photography', 'Background editing', 'Clickable hot spots', 'Next day delivery'],
  },
  {
    id: 'advanced-40',
    name: 'Advanced 40',
    description: 'For about 40 vehicles a month.',
    priceCents: 25_00,
    period: 'monthly',
    includedVehicles: 40,
    features: ['Same day delivery', 'Enhanced photo package', 'Background editing', 'Clickable hot spots'],
  },
  {
    id: 'performance-60',
    name: 'Performance 60',
    description: 'Edited ahead of the smaller plans.',
    priceCents: 24_00,
    period: 'monthly',
    includedVehicles: 60,
    features: [
      'Same day delivery',
      'Premium photo package',
      'Priority processing',
      'Background editing',
      'Clickable hot spots',
    ],
  },
  {
    id: 'signature-80',
    name: 'Signature 80',
    description: 'A studio background on every car.',
    priceCents: 23_00,
    period: 'monthly',
    includedVehicles: 80,
    features: signatureFeatures,
  },
  {
    id: 'signature-plus-100',
    name: 'Signature Plus 100',
    description: 'Performance, plus the virtual photo booth.',
    priceCents: 22_00,
    period: 'monthly',
    includedVehicles: 100,
    includes: 'Signature 80',
    features: signatureFeatures,
  },
  {
    id: 'enterprise-150',
    name: 'Enterprise 150',
    description: 'For one large rooftop or several.',
    priceCents: 21_00,
    period: 'monthly',
    includedVehicles: 150,
    includes: 'Signature 80',
    features: [...signatureFeatures, 'Custom integration options'],
  },
  {
    id: 'custom',
    name: 'Custom',
    description: 'For whatever the other plans don’t cover.',
    priceCents: 0,
    period: 'custom',
    includedVehicles: undefined,
    features: [
      'Background editing',
      '360° Virtual Photo Booth',
      'Clickable hot spots',
      'Integration',
      'Dedicated account manager',
      'Custom integration and support',
    ],
  },
] as const satisfies ReadonlyArray<Plan & { name: PlanName }>

export type PlanId = (typeof plans)[number]['id']

/** The plans that /pricing and the home page show (SPEC section 2, Pricing). */
export const recommendedPlanIds: ReadonlyArray<PlanId> = [
  'advanced-40',
  'performance-60',
  'signature-plus-100',
]

/** SPEC specifies a different plan for each page. */
export const popularPlanId = {
  pricing: 'performance-60',
  allPlans: 'signature-80',
} as const satisfies Record<string, PlanId>

export const recommendedPlans: ReadonlyArray<Plan> = plans.filter(({ id }) => recommendedPlanIds.includes(id))
