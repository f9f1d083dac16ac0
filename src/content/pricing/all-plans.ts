import { site } from '@/content/site/site'

export const allPlansCopy = {
  seo: {
    title: 'All Plans',
    description: `Every ${site.name} plan and add-on with its price, from 20 vehicles a month to 150, and what each plan costs for your own count.`,
  },
  title: 'Choose Your Perfect Plan',
  lead: 'Seven plans by monthly volume, plus add-ons.',
  plans: {
    heading: 'Core Plans',
    lead: 'Priced per vehicle, billed monthly, no long-term contract.',
    compare: 'Compare them side by side',
  },
  index: {
    label: 'Plans for your count',
    unit: 'a month with required hosting, rounded',
    plan: (name: string, price: string) => `${name} at ${price}`,
    least: (price: string) => `Least: ${price}`,
    upToOnly: (limit: number) => `Up to ${limit} only`,
  },
  goTo: (plan: string) => `Go to ${plan}`,
  larger: {
    title: 'Larger than Enterprise 150?',
    text: 'More cars, an inventory system of your own, a photographer on site all week: we’ll work out a price with you.',
    also: 'In your quote:',
    action: 'Get a quote',
  },
  addOns: {
    heading: 'Available Add-ons',
    lead: 'Monthly, one-time or per vehicle.',
  },
  closing: { heading: 'See it on your own inventory', action: 'Schedule a Demo' },
  footer: {
    text: 'All plans include the next-feed guarantee, premium support and integration.',
    support:
      'Premium support is a person, by phone and email, in business hours. Priority support, from Signature 80 up, is the front of that line.',
    guarantee: 'Guarantee terms',
    before: 'For enterprise pricing,',
    contact: 'contact us',
    asked: 'How a visit works: time per car, schedule, photo rights',
  },
}
