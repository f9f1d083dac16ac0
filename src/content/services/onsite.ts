import { claimTerms } from '@/content/legal/terms'
import type { Service } from './service'

export const onsiteService = {
  seo: {
    title: 'On-Site Service',
    description:
      'We photograph your inventory on your lot: scheduling, on-site shooting, quick delivery, and how much room a shoot needs.',
  },
  title: 'On-site service',
  lead: 'We come to your lot, anywhere in MA, RI and CT. Wet asphalt, tight rows and chain-link are fine.',
  features: {
    heading: 'Who comes to your lot',
    items: [
      {
        title: 'Everything but the keys',
        text: 'A phone on a gimbal, a lighting kit, batteries. You don’t need a booth or a white wall.',
      },
      {
        title: 'Keys and driving stay yours',
        text: 'Your porter moves the cars. We don’t drive them, and we don’t keep keys.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Scheduling',
        text: 'Always the same weekday. You send stock numbers, we confirm the window.',
      },
      {
        title: 'On-site Shooting',
        text: '36 exterior images, ten degrees apart, up to 8 interior views, and video if you’ve added it.',
      },
      {
        title: 'Quick Delivery',
        text: 'Edited media is delivered by your next feed update, or the next session is free.',
        link: { label: 'Guarantee terms', to: claimTerms.nextFeed },
      },
    ],
  },
  closing: {
    heading: 'Pick your weekday',
  },
} as const satisfies Service

export type ReadinessItem = { id: string; title: string; text: string }

export const readiness = {
  heading: 'Is your lot ready?',
  lead: 'Check it off here, or print it and post it by the key machine.',
  status: (done: number, all: number) =>
    done === all ? 'Ready. See you on the lot.' : `${done} of ${all} done`,
  items: [
    { id: 'list', title: 'Stock list', text: 'New arrivals and reshoots, by stock number.' },
    {
      id: 'keys',
      title: 'Keys in one place',
      text: 'Tagged and charged.',
    },
    { id: 'wash', title: 'Washed and dry', text: 'Water spots look like damage, and we leave damage in.' },
    {
      id: 'stickers',
      title: 'Balloons and hang tags off',
      text: 'Dealer plates too. The Monroney label and the Buyers Guide stay on.',
    },
    { id: 'cabin', title: 'Interior', text: 'Mats in, trash out, screens working.' },
    {
      id: 'space',
      title: 'A clear spot',
      text: '30 by 30 feet, an aisle around it, and a porter.',
    },
  ] satisfies ReadonlyArray<ReadinessItem>,
}

/** RULINGS section 9, "how a shoot works, everywhere" and "angles"; section 10, "where the photographer stands". */
export const clearSpot = {
  heading: 'A clear spot, 30 by 30 feet',
  lead: 'Nothing in the square but the car, and an aisle around it. The car stays put, we walk.',
  points: [
    {
      title: 'A little over three parking spaces wide',
      text: 'And just as deep. With that much room, the car stays in its row.',
    },
    {
      title: 'An aisle to stand in',
      text: 'We walk outside the square. From there, a car’s lines stay straight.',
    },
    {
      title: 'It doesn’t have to be pretty',
      text: 'No curbs, carts or other cars in the square. Cracked asphalt is fine.',
    },
  ],
}
