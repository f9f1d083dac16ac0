import { claimTerms } from '@/content/legal/terms'
import type { Service } from './service'

export const onsiteService = {
  title: 'On-site service',
  lead: 'We come to your lot, anywhere in MA,\u00a0RI\u00a0and\u00a0CT. Wet pavement or a chain-link fence is fine.',
  features: {
    heading: 'Who comes to your lot',
    items: [
      {
        title: 'Your people keep the keys and move the cars',
        text: 'Your porter moves the cars. We bring the phone, gimbal, tripod and lights.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Scheduling',
        text: 'You pick a weekday and send the stock numbers.',
      },
      {
        title: 'On-site Shooting',
        text: '36 exterior images, up to 8 interior views, and video if you’ve added it.',
      },
      {
        title: 'Quick Delivery',
        text: 'By your next feed update, or the next session is free.',
        link: { label: 'Guarantee terms', to: claimTerms.nextFeed },
      },
    ],
  },
  closing: {
    heading: 'Pick your weekday',
  },
} as const satisfies Service

type ReadinessItem = { id: string; title: string; text: string }

export const readiness = {
  heading: 'Is your lot ready?',
  print: 'Print this',
  lead: 'and post it by the key machine.',
  unfold: 'The six-point checklist',
  status: (done: number, all: number) =>
    done === all ? 'Ready. See you on the lot.' : `${done} of ${all} done`,
  items: [
    { id: 'list', title: 'Stock list', text: 'New arrivals and reshoots, by stock number.' },
    {
      id: 'keys',
      title: 'Keys in one place',
      text: 'Tagged and charged.',
    },
    { id: 'wash', title: 'Washed and dry', text: 'Water spots look like damage.' },
    {
      id: 'stickers',
      title: 'Balloons and hang tags off',
      text: 'The Monroney and the Buyers Guide stay on.',
    },
    { id: 'cabin', title: 'Interior', text: 'Mats in, trash out, screens working.' },
    {
      id: 'space',
      title: 'A clear spot',
      text: '30 by 30 feet plus an aisle, and a porter.',
    },
  ] satisfies ReadonlyArray<ReadinessItem>,
}

/** Follows RULINGS section 9 ("how a shoot works", "angles") and section 10 ("where the photographer stands"). */
export const clearSpot = {
  heading: 'A clear spot, 30 by 30 feet',
  lead: 'The car stays put, and we walk around it.',
  unfold: 'Walk around the spot',
  points: [
    {
      title: 'A little over three parking spaces wide',
      text: 'And just as deep. If a car already has this much room, leave it parked.',
    },
    {
      title: 'An aisle to walk in',
      text: 'We circle outside the square, so the car doesn’t look distorted.',
    },
    {
      title: 'It doesn’t have to be pretty',
      text: 'Cracked asphalt is fine. Keep curbs, carts and other cars out.',
    },
  ],
}
