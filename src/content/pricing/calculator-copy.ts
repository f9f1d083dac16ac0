import { engagementGuarantee } from '@/content/legal/terms'
import { vehicleRange } from '@/content/pricing/calculator'
import { site } from '@/content/site/site'
import { paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-url'

const { min, max, step } = vehicleRange

export const calculatorCopy = {
  title: 'Pricing calculator',
  lead: 'Sales rates. Send this link to share the quote.',
  controls: {
    heading: 'Your inventory',
    vehicles: 'Vehicles a month',
    vehiclesNumber: 'Number of vehicles',
    vehiclesHelp: `From ${min} to ${max}, in steps of ${step}. The marks show where a plan is full.`,
    addOns: 'Add-ons',
    toQuote: 'Go to the quote',
    contact: 'Your name and phone',
    contactHelp: 'Printed with the quote. Stays on this device.',
    contactPlaceholder: `Dana Reyes, ${site.phone.display}`,
  },
  form: {
    heading: 'Quote',
    date: 'Date',
    goodUntil: 'Good until',
    vehicles: 'Vehicles',
    plan: 'Plan',
    item: 'Item',
    amount: 'Amount',
    firstMonth: 'First month',
    everyMonth: 'Every month after',
    setup: 'One-time setup fee',
    setupNote: 'Billed separately; not included above.',
    toStart: 'To start',
    includedHeading: 'Included',
    included: [
      'Each vehicle: 36 exterior images and up to 8 interior views.',
      'By your next feed update, or the next session is free.',
      `More engagement: ${engagementGuarantee}`,
      `The terms of both: ${absoluteUrl(paths.terms)}`,
    ],
    once: 'billed once',
    extraRate: (price: string) => `Additional vehicles ${price} each`,
    contact: 'Your contact',
    store: 'Prepared for',
    link: 'This quote',
    company: `${site.phone.display}, ${site.supportEmail}`,
    terms: 'Month to month, no long-term contract. A plan is billed at its full capacity.',
  },
  next: {
    heading: (vehicles: number) => `The next plan, at ${vehicles} vehicles`,
    plan: 'Plan',
    cost: 'Per month',
    each: 'Per vehicle',
    quoted: 'quoted',
    more: (amount: string) => `${amount} more a month for the plan.`,
    cheaper: (next: string, quoted: string, count: number) =>
      `At ${count} vehicles and up, ${next} costs less than ${quoted} with extra vehicles.`,
    largest: 'This is the largest plan.',
    largestRate: (price: string) => `Each vehicle above that costs ${price}.`,
  },
  actions: {
    copy: 'Copy quote',
    print: 'Print',
    copied: 'Quote copied',
    refused: 'Your browser didn’t let us copy. The text is below: select it and copy it yourself.',
    text: 'The quote as text',
  },
}
