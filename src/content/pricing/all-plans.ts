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
    note: 'With required hosting.',
    least: (price: string) => `Lowest: ${price}`,
    upToOnly: (limit: number) => `Up to ${limit}`,
  },
  goTo: (plan: string) => `Go to ${plan}`,
  larger: {
    title: `More than ${largest?.includedVehicles}?`,
    text: 'For more cars, more rooftops or your own inventory system.',
    price: 'By quote',
    call: 'Or call',
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
