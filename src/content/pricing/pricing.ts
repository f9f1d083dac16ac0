import { claimTerms, engagementGuarantee } from '@/content/legal/terms'
import { site } from '@/content/site/site'

export const pricingCopy = {
  seo: {
    title: 'Pricing',
    description: `What ${site.name} costs a month: plans, setup, hosting and add-ons, side by side, and ten plain answers.`,
  },
  head: {
    title: 'Priced per vehicle, month\u00a0to\u00a0month',
    lead: 'Pick a plan by the vehicles you move in a month. Bigger plans cost less per vehicle.',
  },
  mobileHead: { title: 'Priced per vehicle', lead: 'Billed monthly, no long-term contract.' },
  viewPlans: 'View Plans',
  plans: {
    heading: 'Three plans that suit most lots',
    lead: 'They differ in size, speed and photo package. Extra vehicles cost the same.',
    viewAll: 'View All Plans',
  },
  addOns: {
    heading: 'Setup, hosting and add-ons',
    footnote: '* Required for all plans except Self-Serve Plus.',
  },
  comparison: {
    heading: 'All plans, side by side',
    label: 'Comparison of all plans',
    feature: 'Feature',
    included: 'Vehicles included',
    upTo: 'Up to',
  },
  guarantees: { heading: 'Service guarantees' },
  faq: {
    heading: 'FAQ',
    contactBefore: 'Don’t see yours?',
    contact: 'Contact',
    contactAfter: 'us. A person answers.',
  },
  closing: {
    heading: 'See it on your own inventory',
    action: 'Schedule a Demo',
  },
}

export const serviceGuarantees = [
  {
    id: 'next-feed',
    title: 'Next feed update',
    text: 'Your media is delivered by your next feed update, or the next session is free.',
    linkLabel: 'Next feed terms',
    to: claimTerms.nextFeed,
  },
  {
    id: 'engagement',
    title: 'More engagement in 30 days',
    text: engagementGuarantee,
    linkLabel: 'Engagement terms',
    to: claimTerms.engagement,
  },
  {
    id: 'month-to-month',
    title: 'No long-term contract',
    text: 'Month to month. Cancel at the end of any month.',
    linkLabel: 'Month-to-month terms',
    to: claimTerms.monthToMonth,
  },
  {
    id: 'reshoot',
    title: 'Reshoot if unsatisfied',
    text: 'Not happy with a car’s photos? Tell us which one, and we’ll shoot it again.',
    linkLabel: 'Reshoot terms',
    to: claimTerms.reshoot,
  },
]
