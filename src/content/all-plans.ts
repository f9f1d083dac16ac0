import { site } from '@/content/site'

/** What /all-plans says. SPEC section 2, All plans. */
export const allPlansCopy = {
  seo: {
    title: 'All Plans',
    description: `Every plan and add-on of ${site.name} with its price, from 20 vehicles a month to 150.`,
  },
  title: 'Choose Your Perfect Plan',
  lead: 'Seven plans, by the number of vehicles you move in a month, and everything that can be added to them.',
  pictureAlt: 'A copper crossover on a dark turntable, its flank to the viewer',
  pictureDegrees: 130,
  plans: { heading: 'Core Plans', lead: 'Priced per vehicle, billed monthly, no long-term contract.' },
  larger: {
    title: 'More than one lot?',
    text: 'Several rooftops, an inventory system of your own, a photographer on site all week: we work out a price with you.',
    action: 'Ask for a price',
  },
  addOns: {
    heading: 'Available Add-ons',
    lead: 'Priced as they are used: by the month, once, or for each vehicle.',
  },
  footer: {
    text: 'All plans include the next-feed guarantee, premium support and integration.',
    guarantee: 'Guarantee terms',
    before: 'For enterprise pricing,',
    contact: 'contact us',
  },
}
