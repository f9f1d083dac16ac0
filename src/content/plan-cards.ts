import { site } from '@/content/site'

/** What every plan card says besides its plan. */
export const planCardCopy = {
  popular: 'Most Popular',
  unit: '/per vehicle',
  billed: 'Billed monthly',
  customPrice: 'Custom quote',
  loading: 'Loading plans',
  loadingAddOns: 'Loading add-ons',
  loadingComparison: 'Loading the comparison',
  empty: `Our plans didn’t load. Refresh the page, or call ${site.phone.display} and we’ll read them to you.`,
  emptyAddOns: 'The add-ons didn’t load. Refresh the page to try again.',
  emptyComparison: 'The comparison didn’t load. Refresh the page to try again.',
  required: 'Required',
  requiredForSome: 'Required*',
  yes: 'Included',
  no: 'Not included',
}
