import { claimTerms } from '@/content/legal/terms'
import type { PictureSource } from '@/content/media/picture-source'
import { walkaroundRear } from '@/content/media/stills/angle-pictures'
import { interiorDashboard } from '@/content/media/stills/interior-pictures'
import {
  videoPickup,
  videoPickup1,
  videoPickup2,
  videoPickup3,
  videoPickup4,
  videoSpotlight,
} from '@/content/media/stills/video-pictures'
import { walkaroundRearAlt, walkaroundVideo } from '@/content/media/walkaround-video'
import { aiTour, videoWalkaround } from '@/content/pricing/add-ons'
import { formatPrice } from '@/lib/money'
import { addOnsAnchor, paths } from '@/lib/paths'
import { type Listing, sampleSeller } from './sample-listing'
import type { Service } from './service'

export const videoService = {
  title: 'Vehicle videography',
  lead: `Video proves the car is on your lot. Someone walked around it and got in. ${formatPrice(videoWalkaround.priceCents)} a vehicle.`,
  features: {
    heading: 'Every video',
    items: [
      {
        title: 'Shot on the same visit',
        text: 'One appointment for photos and video.',
      },
      {
        title: 'Short on purpose',
        text: 'Made to be watched to the end.',
      },
      {
        title: 'Steady and level',
        text: 'Shot on a gimbal.',
      },
      {
        title: 'Works without sound',
        text: 'No voiceover needed.',
      },
      {
        title: 'Hosted with your photos',
        text: 'They go out with the same feed.',
        link: { label: 'What hosting costs', to: `${paths.pricing}#${addOnsAnchor}` },
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Choose the cars',
        text: 'You mark them on the list.',
      },
      {
        title: 'We shoot on the lot',
        text: 'After the photos, while the car’s clean and on the clear spot.',
      },
      { title: 'It plays on the listing', text: 'Cut, exported and delivered with your feed.' },
    ],
  },
  closing: {
    heading: 'Put the next arrival on video',
  },
} as const satisfies Service

export type VideoType = {
  title: string
  text: string
  picture: PictureSource
  alt: string
  /** The URL of the video without its extension, which is .webm or .mp4. */
  film: string
  seconds: number
}

export const videoTypes = {
  heading: 'Three kinds of video',
  play: 'Play',
  tour: {
    before: 'No filming? The',
    link: { label: aiTour.name, to: `${paths.pricing}#${addOnsAnchor}` },
    after: `is made from your photos. ${formatPrice(aiTour.priceCents)} a month.`,
  },
  items: [
    {
      title: 'Walkaround',
      text: 'Once around the car at eye level.',
      picture: walkaroundRear,
      alt: walkaroundRearAlt,
      film: '/film/walkaround',
      seconds: walkaroundVideo.seconds,
    },
    {
      title: 'Interior Tour',
      text: 'From the driver’s seat to the cargo area: screens on, every row.',
      picture: interiorDashboard,
      alt: 'Dashboard of a crossover with both screens on',
      film: '/film/interior-tour',
      seconds: 9,
    },
    {
      title: 'Feature Spotlight',
      text: 'One thing up close: headlights coming on, a third row or a tow package.',
      picture: videoSpotlight,
      alt: 'Close-up of a blue crossover’s left headlight and light bar',
      film: '/film/spotlight',
      seconds: 3.5,
    },
  ] satisfies VideoType[],
}

export const videoListing: Listing = {
  ...sampleSeller,
  title: '2021 pickup 4WD',
  facts: '38,214 mi · white · stock L4460',
  price: '$34,995',
  photos: '2 of 45',
  strip: [videoPickup1, videoPickup2, videoPickup3, videoPickup4],
  cover: { source: videoPickup, alt: 'A white pickup on a dealer’s lot, from the front' },
  caption: 'A sample listing: the video comes right after the spin.',
}

export const videoDemo = {
  caption: 'A sample walkaround.',
}

/** The claim is from SPEC section 2. RULINGS section 7 requires a footnote, or a link to the claim's terms. */
export const videoClaim = {
  before: 'Video raises engagement by',
  figure: 'up to 80%',
  mark: '*',
  footnote: '* The most that a listing with video has gained, not an average.',
  terms: { label: 'What “up to 80%” means', to: claimTerms.videoEngagement },
}
