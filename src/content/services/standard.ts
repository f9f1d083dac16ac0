import { standardDetail, standardFront, standardRear, standardSide } from '@/content/pictures'
import { claimTerms } from '@/content/terms'
import { paths } from '@/lib/paths'
import type { Service } from './service'

export const standardService = {
  seo: {
    title: 'Standard Photography',
    description:
      'Standard vehicle photography for dealerships: 36 exterior images and up to 8 interior views of every car.',
  },
  title: 'Standard photography',
  lead: '36 exterior images and up to 8 interior views of every car, in the same order, in the same light.',
  features: {
    heading: 'A row of cars that looks like one dealership',
    items: [
      {
        title: 'The same order for every car',
        text: 'Front three-quarter first, then around. A shopper comparing two of your cars compares cars, not photographers.',
      },
      {
        title: 'The close-ups buyers call about',
        text: 'Wheels, tires, lamps, badges, cargo area. A question answered in the listing is a call about the price instead.',
      },
      {
        title: 'Flaws stay in',
        text: 'A scratch in the picture is a short conversation. A scratch found in person is the end of one.',
      },
      {
        title: 'AI enhancement included',
        text: 'Even light and a clean background on every image, at no extra charge.',
        link: { label: 'What editing may change', to: paths.enhancement },
      },
      {
        title: 'Out with your feed',
        text: 'Pictures reach your website and listing platforms with the inventory feed. Nobody drags files.',
      },
      {
        title: 'Not happy? We reshoot',
        text: 'Tell us what is wrong with a set and we photograph the car again.',
        link: { label: 'Reshoot terms', to: claimTerms.reshoot },
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      { title: 'You hand us the list', text: 'Stock numbers and keys. The cars can stay in their rows.' },
      {
        title: 'We shoot the set',
        text: 'Outside, then inside, one car after the other, until the list is done.',
      },
      { title: 'It goes to your listings', text: 'Edited, sorted and sent out with your inventory feed.' },
    ],
  },
  closing: {
    heading: 'Retire the phone pictures',
    lead: 'Show us your ten oldest listings. We show you what they could look like.',
  },
} as const satisfies Service

export const standardHeroAlt = 'A blue crossover on a white turntable, front three-quarter view'

/** SPEC section 2: four sample images. */
export const standardSamples = {
  heading: 'Four from one set',
  lead: 'Same car, same light, four of the pictures its listing would carry.',
  front: {
    source: standardFront,
    alt: 'A green crossover on white, front three-quarter view',
    caption: 'Front three-quarter: the cover photo.',
  },
  detail: {
    source: standardDetail,
    alt: 'The left headlamp and front wheel of the green crossover',
    caption: 'Detail: lamp, wheel, brake.',
  },
  side: {
    source: standardSide,
    alt: 'The green crossover in side profile',
    caption: 'Side profile: doors and sills.',
  },
  rear: {
    source: standardRear,
    alt: 'The green crossover on white, rear three-quarter view',
    caption: 'Rear three-quarter: tailgate and lamps.',
  },
}

/** SPEC section 9: 36 exterior images and up to 8 interior views. */
export const shotList = {
  heading: 'The shot list',
  exterior: {
    count: '36',
    title: 'exterior images',
    text: 'Once around the car, then close up. The four above come from one such set, which covers:',
    views: [
      'All four corners',
      'Both sides',
      'Front and rear, square on',
      'Doors and sills',
      'Wheels and tires',
      'Lamps and mirrors',
      'Badges and trim',
      'Roof and glass',
    ],
  },
  interior: {
    count: 'Up to 8',
    title: 'interior views',
    text: 'A two-seater has fewer. These are the eight we take where the car has them:',
    views: [
      'Dashboard',
      'Instruments and odometer',
      'Center console',
      'Front seats',
      'Rear seats',
      'Door trim',
      'Headliner and roof',
      'Cargo area',
    ],
  },
}
