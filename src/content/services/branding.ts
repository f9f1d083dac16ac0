import { whiteSpin } from '@/content/media/spin-sets'
import { bannerSetup, bannerStartCents } from '@/content/pricing/add-ons'
import { formatPrice } from '@/lib/money'
import { addOnsAnchor, paths } from '@/lib/paths'
import type { Service } from './service'

export const brandingService = {
  title: 'Custom branding',
  lead: 'Photos get shared and screenshotted. Your name goes with them.',
  features: {
    heading: 'Three things you decide',
    lead: `${formatPrice(bannerStartCents)} to start, ${formatPrice(bannerSetup.priceCents)} for a later change.`,
    items: [
      {
        title: 'Logo placement',
        text: 'Any corner. It never covers the car, the plate or a site’s buttons.',
      },
      {
        title: 'Color schemes',
        text: 'Your colors, checked so your phone number can be read on a small screen in the sun.',
      },
      {
        title: 'Contact information',
        text: 'Phone, website, both or neither.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      { title: 'You send the logo', text: 'A vector file is best. A sharp PNG will do.' },
      {
        title: 'We design the overlay',
        text: 'Readable on white cars and black ones.',
      },
      { title: 'You approve it', text: 'You see it on your own inventory before anyone else does.' },
      {
        title: 'It goes on your photos',
        text: 'With every delivery. Google’s ads reject logos, so those get plain photos.',
        link: { label: 'All add-ons', to: `${paths.pricing}#${addOnsAnchor}` },
      },
    ],
  },
  closing: {
    heading: 'See your name on it',
  },
} as const satisfies Service

export const brandingHeroAlt =
  'A red crossover in a concrete loft with a dealership’s name in the corner and its number along the bottom'

export type Choice<Id extends string> = { id: Id; label: string }
export type Placement = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'
export type ContactLine = 'both' | 'phone' | 'website' | 'none'

export const brandingDemo = {
  heading: 'Try it on',
  lead: 'Your store on a sample car. Pick a corner, a color and what to show.',
  pictureAlt: `${whiteSpin.title}, wearing the overlay you chose`,
  whiteCarAlt: 'A white crossover with the same overlay',
  blackCarAlt: 'A black crossover with the same overlay',
  ownColor: 'Your own',
  placements: [
    { id: 'top-left', label: 'Top left' },
    { id: 'top-right', label: 'Top right' },
    { id: 'bottom-left', label: 'Bottom left' },
    { id: 'bottom-right', label: 'Bottom right' },
  ] satisfies ReadonlyArray<Choice<Placement>>,
  contacts: [
    { id: 'both', label: 'Both' },
    { id: 'phone', label: 'Phone' },
    { id: 'website', label: 'Website' },
    { id: 'none', label: 'Nothing' },
  ] satisfies ReadonlyArray<Choice<ContactLine>>,
}
