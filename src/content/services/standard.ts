import { claimTerms } from '@/content/legal/terms'
import { interiorFrontSeats, interiorOdometer } from '@/content/media/stills/interior-pictures'
import { standardRear, standardSide } from '@/content/media/stills/standard-pictures'
import { paths } from '@/lib/paths'
import type { Service } from './service'

export const standardService = {
  title: 'Standard photography',
  lead: '36 exterior images and up to 8 interior views of every car, in the same order, in the same light.',
  features: {
    heading: 'A lot that looks like one store',
    items: [
      {
        title: 'The same order for every car',
        text: 'Shoppers can compare two cars side by side.',
      },
      {
        title: 'The views buyers call about',
        text: 'Odometer, rear seats, cargo area.',
      },
      {
        title: 'Flaws stay in',
        text: 'Buyers forgive a scratch they saw online.',
      },
      {
        title: 'AI enhancement included',
        text: 'On every image, at no extra charge.',
        link: { label: 'Editing rules', to: paths.enhancement },
      },
      {
        title: 'Sent with your inventory feed',
        text: 'No one on your staff uploads files.',
      },
      {
        title: 'Not happy? We reshoot',
        text: 'Tell us what’s wrong with a set.',
        link: { label: 'Reshoot terms', to: claimTerms.reshoot },
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Send us the stock numbers',
        text: 'Your porter has the keys, and pulls each car to a clear spot, 30 by 30 feet.',
      },
      {
        title: 'We shoot the set',
        text: 'A full circle outside, ten degrees at a time, then the interior. Next car, until the list is done.',
      },
      { title: 'It goes to your listings', text: 'Edited, sorted and sent out with your inventory feed.' },
    ],
  },
  closing: {
    heading: 'Done with quick lot shots?',
  },
} as const satisfies Service

/** SPEC section 2 requires four sample images. */
export const standardSamples = {
  heading: 'Four from one set',
  lead: 'Same car, same visit.',
  samples: [
    {
      source: standardSide,
      alt: 'The graphite crossover on white, seen from the right side',
      caption: 'Right side.',
    },
    {
      source: interiorFrontSeats,
      alt: 'The crossover’s front seats in tan leather, seen through the open driver’s door',
      caption: 'Front seats, from the driver’s door.',
    },
    {
      source: standardRear,
      alt: 'The graphite crossover on white, rear three-quarter view',
      caption: 'Rear three-quarter.',
    },
    {
      source: interiorOdometer,
      alt: 'The crossover’s instruments with the odometer lit up',
      caption: 'Odometer.',
    },
  ],
}

export const contactSheet = {
  label: (exterior: number, interior: number) =>
    `The ${exterior} exterior images and ${interior} interior views`,
  exterior: 'Exterior',
  interior: 'Interior',
  inside: 'Inside',
  hint: 'Point, tap or drag to choose an image.',
  keys: 'The arrow keys work too.',
  count: (image: number, images: number) => `Image ${image} of ${images}`,
  option: (image: number, side: string, angle: number) => `Image ${image}: ${side}, ${angle} degrees`,
  interiorOption: (image: number, view: string) => `Image ${image}: ${view}`,
}

/** SPEC section 9 specifies 36 exterior images and up to 8 interior views. */
export const shotList = {
  channels: 'Photo requirements by channel',
  heading: 'The shot list',
  exterior: {
    count: '36',
    title: 'exterior images',
    text: 'Once around the car, ten degrees apart. They cover:',
    views: [
      'All four corners',
      'Both sides',
      'Front and rear',
      'Doors and rockers',
      'Lights',
      'Mirrors and trim',
      'Roofline and glass',
      'Every angle between',
    ],
  },
  interior: {
    count: 'Up to 8',
    title: 'interior views',
    text: 'A two-seater has fewer. Chosen from:',
    views: [
      'Dashboard',
      'Odometer',
      'Console',
      'Front seats',
      'Rear seats',
      'Door trim',
      'Headliner and roof',
      'Cargo area',
    ],
  },
}
