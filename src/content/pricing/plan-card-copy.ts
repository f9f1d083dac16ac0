import { site } from '@/content/site/site'
import { formatCount } from '@/lib/format-count'

export const planCardCopy = {
  popular: 'Most Popular',
  tryLinks: { 'self-serve-plus': 'Try it with your own car' } as Readonly<Record<string, string>>,
  choose: (plan: string) => `Choose ${plan}`,
  unit: '/per vehicle',
  month: (vehicles: string) => `a month for ${vehicles}`,
  vehicles: (count: number, isUpTo: boolean) => `${isUpTo ? 'up to ' : ''}${count} vehicles`,
  hosting: (price: string) => `${price} hosting`,
  setup: (price: string) => `${price} once to start`,
  count: {
    least: 'Lowest',
    heading: (count: number) => (count === 1 ? 'For 1 vehicle' : `For ${formatCount(count)} vehicles`),
    month: 'a month',
    withHosting: 'hosting included',
    upToOnly: (limit: number) => `Up to ${limit} vehicles`,
  },
  loading: 'Loading plans',
  loadingAddOns: 'Loading add-ons',
  loadingComparison: 'Loading the comparison',
  plansFailed: `Our plans didn’t load. Refresh the page, or call ${site.phone.display} and we’ll read them to you.`,
  addOnsFailed: 'The add-ons didn’t load. Refresh the page to try again.',
  comparisonFailed: 'The comparison didn’t load. Refresh the page to try again.',
  addOnGroups: {
    required: 'Required to start',
    optional: 'Optional',
    unfold: (count: number) => `${count} optional add-ons`,
  },
  required: 'Required',
  requiredForSome: 'Required*',
  requiredFootnote: '* Required except on Self-Serve Plus.',
  everythingIn: (plan: string) => `Everything in ${plan}`,
  yes: 'Included',
  no: 'Not included',
}
