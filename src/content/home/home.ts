import { type claimTerms, engagementGuarantee } from '@/content/legal/terms'
import { visitRule } from '@/content/services/visit-rule'
import { site } from '@/content/site/site'

export const hero = {
  title: 'Premium 360° photography for dealerships',
  subtitle:
    'We photograph your inventory on your lot in MA,\u00a0RI\u00a0and\u00a0CT. Spins and photos online by your next feed update.',
  ctaText: 'Schedule a Demo',
  learnMore: 'Learn More',
  learnMoreOf: `: why ${site.name}`,
  badge: 'Next Feed Guarantee',
}

export const brandBand = {
  heading: 'Trusted by Leading Dealerships',
  play: 'Play the brand carousel',
  pause: 'Pause the brand carousel',
}

export type FeatureIcon = 'clock' | 'sparkles' | 'puzzle' | 'smartphone' | 'palette' | 'bar-chart'

export type Feature = {
  id: string
  title: string
  description: string
  icon: FeatureIcon
  claim?: keyof typeof claimTerms
}

export const featureSection = {
  heading: 'What you get',
  terms: 'Terms',
  report: 'See a visit report',
}

export const features: ReadonlyArray<Feature> = [
  {
    id: 'turnaround',
    title: 'Next-feed-update turnaround',
    description: 'Guaranteed in writing.',
    icon: 'clock',
    claim: 'nextFeed',
  },
  {
    id: 'quality',
    title: 'AI-enhanced quality',
    description: 'Even light, a clean background, true color.',
    icon: 'sparkles',
  },
  {
    id: 'integration',
    title: 'Seamless integration with dealership platforms',
    description: 'Photos go out with your feed.',
    icon: 'puzzle',
  },
  {
    id: 'mobile',
    title: 'Mobile optimized',
    description: 'Shoppers turn the car with a thumb.',
    icon: 'smartphone',
  },
  {
    id: 'branding',
    title: 'Custom branding',
    description: 'Add-on: your logo, colors and phone.',
    icon: 'palette',
  },
  {
    id: 'analytics',
    title: 'Engagement analytics',
    description: 'See which cars shoppers spin and skip.',
    icon: 'bar-chart',
  },
]

export const guaranteeSection = {
  heading: 'Three guarantees, in writing',
}

export type Guarantee = {
  id: string
  claim: keyof typeof claimTerms
  title: string
  description: string
  linkLabel: string
}

/** The guarantees of SPEC section 1. */
export const guarantees: ReadonlyArray<Guarantee> = [
  {
    id: 'next-feed',
    claim: 'nextFeed',
    title: 'By your next feed update',
    description: 'Delivered by your next feed update, or the next session is free.',
    linkLabel: 'Next feed terms',
  },
  {
    id: 'engagement',
    claim: 'engagement',
    title: 'More engagement in 30 days',
    description: engagementGuarantee,
    linkLabel: 'Engagement terms',
  },
  {
    id: 'month-to-month',
    claim: 'monthToMonth',
    title: 'Month to month',
    description: 'No long-term contract. Cancel at the end of any month.',
    linkLabel: 'Month-to-month terms',
  },
]

export const offer = {
  label: 'Limited Time Offer',
  title: '5 free 360° spins',
  description: 'Free with your first plan.',
  action: 'Claim your 5 spins',
  termsLabel: 'Offer terms',
}

export const priceSection = {
  heading: 'Priced per vehicle',
  lead: visitRule.short,
  columns: { plan: 'Plan', included: 'Vehicles included', price: 'Per vehicle', month: 'Per month' },
  /** Shown only on phones, which have no room for the column with the included vehicles. */
  included: (vehicles: number) => `${vehicles} vehicles included`,
  perVehicle: (price: string) => `${price} per vehicle`,
  fees: (hosting: string, setup: string) => `Plus ${hosting} a month for hosting and ${setup} once to start.`,
  mostPopular: 'Most Popular',
  details: 'Plans, add-ons and FAQ',
  asked: 'How a visit works',
}

export const testimonialSection = {
  label: 'What dealers say',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  show: 'Show testimonial',
}
