import { paths } from '@/lib/paths'
import type { Service } from './service'

export const brandingService = {
  seo: {
    title: 'Custom Branding',
    description: 'Your logo, your colors and your contact details on every picture of your inventory.',
  },
  title: 'Custom branding',
  lead: 'Listings get copied, shared and screenshotted. Put your name on the picture and it travels along.',
  features: {
    heading: 'Three things you decide',
    lead: 'Decide once; every picture after that follows.',
    items: [
      {
        title: 'Logo placement',
        text: 'Any corner. We keep it off the car, the plate and the platform’s own buttons.',
      },
      {
        title: 'Color schemes',
        text: 'Your colors, checked so that the phone number can be read on a small screen in the sun.',
      },
      {
        title: 'Contact information',
        text: 'Phone, website, both or neither. Some platforms refuse numbers in pictures; those get the plain version.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      { title: 'You send the logo', text: 'A vector file is best. A sharp PNG will do.' },
      {
        title: 'We draw the overlay',
        text: 'Sized for the first picture and the last, on light cars and on dark ones.',
      },
      { title: 'You sign it off', text: 'You see it on your own inventory before anybody else does.' },
      {
        title: 'It goes on everything',
        text: 'From then on with every delivery. Design and later changes are add-ons.',
        link: { label: 'What they cost', to: paths.pricing },
      },
    ],
  },
  closing: {
    heading: 'See your name on it',
    lead: 'Send your logo with the request. The demo shows it on your own cars.',
  },
} as const satisfies Service

export const brandingHeroAlt =
  'A red crossover in a concrete loft with a dealership’s name in the corner and its number along the bottom'

export type Choice<Id extends string> = { id: Id; label: string }
export type Placement = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'
export type SchemeId = 'night' | 'daylight' | 'copper' | 'harbor'
export type ContactLine = 'both' | 'phone' | 'website' | 'none'

export const brandingDemo = {
  heading: 'Try it on',
  lead: 'A made-up dealer on a sample car. Three decisions, and you have seen most of what can be decided.',
  pictureAlt: 'A blue crossover on a white turntable, wearing the overlay you chose',
  placement: {
    legend: 'Logo placement',
    choices: [
      { id: 'top-left', label: 'Top left' },
      { id: 'top-right', label: 'Top right' },
      { id: 'bottom-left', label: 'Bottom left' },
      { id: 'bottom-right', label: 'Bottom right' },
    ] satisfies ReadonlyArray<Choice<Placement>>,
  },
  scheme: {
    legend: 'Color scheme',
    choices: [
      { id: 'night', label: 'Night' },
      { id: 'daylight', label: 'Daylight' },
      { id: 'copper', label: 'Copper' },
      { id: 'harbor', label: 'Harbor' },
    ] satisfies ReadonlyArray<Choice<SchemeId>>,
  },
  contact: {
    legend: 'Contact information',
    choices: [
      { id: 'both', label: 'Both' },
      { id: 'phone', label: 'Phone' },
      { id: 'website', label: 'Website' },
      { id: 'none', label: 'Nothing' },
    ] satisfies ReadonlyArray<Choice<ContactLine>>,
  },
}

/** An invented dealer; its number and address belong to nobody. */
export const sampleDealer = {
  name: 'Harborline',
  line: 'Motors',
  phone: '(401) 555-0117',
  website: 'harborline.example',
}
