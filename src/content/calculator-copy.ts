import { vehicleRange } from '@/content/calculator'
import { site } from '@/content/site'

const { min, max, step } = vehicleRange

export const calculatorCopy = {
  seo: {
    title: 'Pricing Calculator',
    description:
      'A quote for one dealership: its vehicles, its add-ons and their sum, made by the sales team.',
  },
  title: 'Pricing calculator',
  lead: 'The quote is in this page’s address: copy the address, and you have copied the quote.',
  controls: {
    heading: 'What the dealer needs',
    vehicles: 'Vehicles a month',
    vehiclesNumber: 'Number of vehicles',
    vehiclesHelp: `From ${min} to ${max}, in steps of ${step}. The marks are where a plan is full.`,
    addOns: 'Add-ons',
    contact: 'Your name and line',
    contactHelp: 'Printed on the quote and copied with it. It stays on this machine and out of the address.',
    contactPlaceholder: `Dana Reyes, ${site.phone.display}`,
  },
  form: {
    heading: 'Quote',
    date: 'Date',
    vehicles: 'Vehicles',
    plan: 'Plan',
    item: 'Item',
    amount: 'Amount',
    firstMonth: 'First month',
    everyMonth: 'Every month after',
    setup: 'One-time setup fee',
    setupNote: 'Billed apart, in neither total.',
    once: 'billed once',
    extraRate: (price: string) => `Additional vehicles ${price} each`,
    contact: 'Your contact',
    company: `${site.phone.display}, ${site.supportEmail}`,
    terms: 'Month to month, no long-term contract. A plan is billed at its full capacity.',
  },
  next: {
    heading: (vehicles: number) => `The next plan, at ${vehicles} vehicles`,
    plan: 'Plan',
    cost: 'A month',
    each: 'Per vehicle',
    quoted: 'quoted',
    more: (amount: string) => `${amount} more a month, plan alone.`,
    cheaper: (next: string, quoted: string, count: number) =>
      `From ${count} vehicles on, ${next} costs less than ${quoted} with extra vehicles.`,
    largest: 'This is the largest plan.',
    largestRate: (price: string) => `Each vehicle above its cap costs ${price}.`,
  },
  actions: {
    copy: 'Copy quote',
    print: 'Print',
    copied: 'Quote copied',
    refused: 'Your browser did not let us copy. The text is below: select it and copy it yourself.',
    text: 'The quote as text',
  },
}
