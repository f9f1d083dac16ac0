import { claimTerms } from '@/content/terms'
import { paths } from '@/lib/paths'
import type { Service } from './service'

export const videoService = {
  seo: {
    title: 'Vehicle Videography',
    description:
      'Walkarounds, interior tours and feature spotlights for dealership listings, shot on your lot.',
  },
  title: 'Vehicle videography',
  lead: 'A photo says what the car looks like. A film says it is really there, it really starts, and somebody really walked around it.',
  features: {
    heading: 'What you get with a film',
    items: [
      {
        title: 'Shot on the same visit',
        text: 'The photographer who takes your pictures shoots the film. One appointment, one set of keys.',
      },
      {
        title: 'Short on purpose',
        text: 'Long enough to see the car, short enough to be watched to the end on a phone.',
      },
      {
        title: 'Steady and level',
        text: 'No shaking, no thumb, no salesperson’s reflection in the door.',
      },
      {
        title: 'Works without sound',
        text: 'What matters is in the picture. Nobody has to turn it down in a waiting room.',
      },
      {
        title: 'Hosted with your photos',
        text: 'Film and photos sit under the same vehicle and go out with the same feed.',
        link: { label: 'Hosting and add-ons', to: paths.pricing },
      },
      {
        title: 'A tour without a second visit',
        text: 'The AI-powered car video tour is an add-on made from the photos we already have.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Choose the cars',
        text: 'All of them, or the ones that deserve a film. You mark them in the list.',
      },
      { title: 'We film on the lot', text: 'After the photos, while the car is clean and in place.' },
      { title: 'It plays on the listing', text: 'Cut, exported and delivered with your feed.' },
    ],
  },
  closing: {
    heading: 'Put the next arrival on film',
    lead: 'Name a car on your lot. We bring the camera to the demo.',
  },
} as const satisfies Service

export const videoHeroAlt =
  'Front corner of a copper crossover in a dark studio, lamps lit, the floor shining under it'

/** SPEC section 2: the three video types. */
export const videoTypes = {
  heading: 'Three kinds of film',
  items: [
    {
      title: 'Walkaround',
      text: 'Once around the car at eye level, the way a buyer does it before looking at the price.',
    },
    {
      title: 'Interior Tour',
      text: 'From the driver’s seat to the cargo area: screens on, seats folded, nothing skipped.',
    },
    {
      title: 'Feature Spotlight',
      text: 'One thing, shown properly: the third row, the tow package, the roof that opens.',
    },
  ],
}

export const videoDemo = {
  heading: 'A sample walkaround',
  lead: 'Nothing loads until you press play.',
}

/** The claim of SPEC section 2 with the footnote it may not stand without. */
export const videoClaim = {
  before: 'Video raises engagement by',
  figure: 'up to 80%',
  mark: '*',
  footnote:
    '* The most a listing with video has gained, not an average: it depends on the car, its price and who is looking.',
  terms: { label: 'What “up to 80%” means', to: claimTerms.videoEngagement },
}
