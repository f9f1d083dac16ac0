export type CalculatorPlan = {
  id: string
  name: string
  /** The number of vehicles that the base price includes. The plan's name ends with the same number. */
  cap: number
  /** US cents per vehicle per month. */
  priceCents: number
  /** US cents for each vehicle above the cap. The default is `priceCents` plus `fallbackRateCents`. */
  extraVehicleCents?: number
}

export type CalculatorAddOn = {
  id: string
  name: string
  priceCents: number
  charged: 'monthly' | 'one-time' | 'per design' | 'per request' | 'per vehicle'
  required?: boolean
  note?: string
}

/**
 * The sales team's price list (SPEC section 9, Calculator). It intentionally differs from the prices on the public
 * pages.
 */
export const calculatorPlans: ReadonlyArray<CalculatorPlan> = [
  { id: 'advanced-40', name: 'Advanced 40', cap: 40, priceCents: 24_50, extraVehicleCents: 26_50 },
  { id: 'performance-60', name: 'Performance 60', cap: 60, priceCents: 23_50, extraVehicleCents: 24_50 },
  {
    id: 'signature-plus-100',
    name: 'Signature Plus 100',
    cap: 100,
    priceCents: 22_50,
    extraVehicleCents: 23_50,
  },
  { id: 'enterprise-150', name: 'Enterprise 150', cap: 150, priceCents: 19_99, extraVehicleCents: 21_99 },
]

export const calculatorAddOns: ReadonlyArray<CalculatorAddOn> = [
  {
    id: 'hosting',
    name: 'Monthly Photo/Video Hosting',
    priceCents: 189_99,
    charged: 'monthly',
    required: true,
    note: 'Every plan here needs it, so it can’t be switched off.',
  },
  { id: 'photo-booth', name: 'Virtual Photo Booth', priceCents: 295_00, charged: 'one-time' },
  {
    id: 'branding',
    name: 'Custom Branding Integration',
    priceCents: 99_99,
    charged: 'one-time',
    note: 'Plus $99.99 per change, billed when you make one.',
  },
  { id: 'banner-design', name: 'Custom Overlay Banner Design', priceCents: 295_00, charged: 'per design' },
  {
    id: 'banner-setup',
    name: 'Custom Overlay Banner Setup/Changes',
    priceCents: 295_00,
    charged: 'one-time',
  },
  { id: 'priority-turnaround', name: 'Priority Turnaround', priceCents: 199_00, charged: 'per request' },
  { id: 'video-walkaround', name: 'Video Walkaround', priceCents: 18_00, charged: 'per vehicle' },
  { id: 'ai-tour', name: 'AI-Powered Car Video Tour', priceCents: 189_99, charged: 'monthly' },
]

export const fallbackRateCents = 2_00

export const extraVehiclesName = 'Extra vehicles'

export const setupFeeCents = 499_00

/** The owner must decide how long a quote is valid. `npm run launch-check` reports this until `sample` is removed. */
export const quoteValidity = { days: 30, sample: 'how long a quote is good' }

export const vehicleRange = { min: 10, max: 250, step: 5, initial: 50 }
