import { timedPlans } from './delivery-days'

const listed = timedPlans()
const largest = listed.at(-1)

export const allPlansCopy = {
  title: 'Choose Your Perfect Plan',
  lead: `${listed.length} plans, sized by vehicles per month.`,
  plans: {
    heading: 'Core Plans',
    lead: 'Priced per vehicle, billed monthly.',
    compare: 'Compare them side by side',
  },
  index: {
    label: 'Plans for your count',
    plans: 'Plan',
    cost: (vehicles: number) => `A month for ${vehicles}`,
    note: 'With required hosting, rounded.',
    plan: (name: string, price: string) => `${name} at ${price}`,
    least: (price: string) => `Lowest: ${price}`,
    upToOnly: (limit: number) => `Max. ${limit}`,
  },
  goTo: (plan: string) => `Go to ${plan}`,
  larger: {
    title: `Larger than ${largest?.name}?`,
    price: 'By quote',
    text: 'For more cars, more rooftops or your own inventory system.',
    action: 'Get a quote',
  },
  addOns: {
    heading: 'Available Add-ons',
  },
  closing: { heading: 'See it on your own inventory', action: 'Schedule a Demo' },
  footer: {
    text: 'All plans include the next-feed guarantee, premium support and integration.',
    guarantee: 'Guarantee terms',
    before: 'For enterprise pricing,',
    contact: 'contact us',
  },
}
