import { claimTerms, engagementGuarantee } from '@/content/legal/terms'

export const pricingCopy = {
  head: {
    title: 'Priced per vehicle, month\u00a0to\u00a0month',
    lead: 'Pick a plan by your monthly volume. Bigger plans cost less per vehicle.',
  },
  mobileHead: { title: 'Priced per vehicle', lead: 'Monthly, no long-term contract.' },
  viewPlans: 'View Plans',
  plans: {
    heading: 'Three plans for most lots',
    viewAll: 'View All Plans',
  },
  addOns: {
    heading: 'Setup and add-ons',
  },
  comparison: {
    heading: 'Plans side by side',
    label: 'Comparison of all plans',
    feature: 'Feature',
    price: 'Per vehicle',
    included: 'Vehicles included',
    upTo: 'Up to',
    terms: 'Levels and packages explained',
  },
  guarantees: { heading: 'Service guarantees' },
  faq: {
    heading: 'FAQ',
    contactBefore: 'Don’t see yours?',
    contact: 'Contact',
    contactAfter: 'us.',
  },
}

export const serviceGuarantees = [
  {
    id: 'next-feed',
    title: 'Next feed update',
    text: 'Your media is delivered by your next feed update, or the next session is free.',
    linkLabel: 'Terms',
    to: claimTerms.nextFeed,
  },
  {
    id: 'engagement',
    title: 'More engagement in 30 days',
    text: engagementGuarantee,
    linkLabel: 'Terms',
    to: claimTerms.engagement,
  },
  {
    id: 'month-to-month',
    title: 'No long-term contract',
    text: 'Cancel at the end of any month.',
    linkLabel: 'Terms',
    to: claimTerms.monthToMonth,
  },
  {
    id: 'reshoot',
    title: 'Reshoot if unsatisfied',
    text: 'Tell us which car, and we’ll shoot it again.',
    linkLabel: 'Terms',
    to: claimTerms.reshoot,
  },
]
