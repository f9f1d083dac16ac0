import { claimTerms } from '@/content/terms'
import type { Service } from './service'

export const onsiteService = {
  seo: {
    title: 'On-Site Service',
    description: 'We photograph your inventory on your lot: scheduling, on-site shooting, quick delivery.',
  },
  title: 'On-site service',
  lead: 'We photograph where your cars already are. Cracked asphalt, gray sky, a truck being unloaded: fine.',
  features: {
    heading: 'What we bring, and what stays yours',
    items: [
      {
        title: 'Everything but the keys',
        text: 'Cameras, lenses, batteries, patience. You need no booth, no turntable and no white wall.',
      },
      {
        title: 'Your row stays your row',
        text: 'We work around the cars where they stand. Blocked ones we do last.',
      },
      {
        title: 'A routine, not an event',
        text: 'Standing days, the same start, the same order. Your team stops noticing us, which is the idea.',
      },
      {
        title: 'Close enough to come back',
        text: 'Our photographers work in Massachusetts, Rhode Island and Connecticut.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Scheduling',
        text: 'A standing day, or a call when the truck comes in. You send stock numbers, we confirm the window.',
      },
      {
        title: 'On-site Shooting',
        text: '36 exterior images and up to 8 interior views a car, plus spins and films where your plan has them.',
      },
      {
        title: 'Quick Delivery',
        text: 'Edited media is on your listings by the next feed update, or the next session is free.',
        link: { label: 'Guarantee terms', to: claimTerms.nextFeed },
      },
    ],
  },
  closing: {
    heading: 'Tell us when the truck comes',
    lead: 'We look at your lot on the first visit and shoot a car while you watch.',
  },
} as const satisfies Service

export const onsiteHeroAlt = 'A red crossover on a wet dealer lot in low sun, between a pickup and a sedan'

export const onsiteDelivered = {
  alt: 'The same red crossover, edited: white studio background, even light',
  caption: 'The car from the top of this page, as its listing shows it.',
}

export type ReadinessItem = { id: string; title: string; text: string }

/** Six things that make a session quick, sixty degrees of the ring each. */
export const readiness = {
  heading: 'Is your lot ready?',
  lead: 'The list our photographers wish every store had on the key board. Tick it off here, or print the page.',
  status: (done: number, all: number) =>
    done === all ? 'Ready. See you on the lot.' : `${done} of ${all} done`,
  items: [
    { id: 'list', title: 'Stock list', text: 'New arrivals and reshoots, by stock number.' },
    {
      id: 'keys',
      title: 'Keys in one place',
      text: 'Tagged, charged, and with somebody who knows where they are.',
    },
    { id: 'wash', title: 'Washed and dry', text: 'Water spots look like damage, and we leave damage in.' },
    { id: 'stickers', title: 'Stickers and plates off', text: 'Window stickers, dealer plates, balloons.' },
    { id: 'cabin', title: 'Cabin empty', text: 'Mats in, coffee out, seats back, screens that switch on.' },
    { id: 'space', title: 'Room to walk around', text: 'A door’s width on each side. More is nicer.' },
  ] satisfies ReadonlyArray<ReadinessItem>,
}
