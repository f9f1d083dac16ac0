import { claimTerms } from '@/content/legal/terms'
import {
  interiorCargo,
  interiorConsole,
  interiorDashboard,
  interiorOdometer,
} from '@/content/media/stills/interior-pictures'
import { spinWhite } from '@/content/media/stills/pictures'
import { interiorSpin } from '@/content/pricing/add-ons'
import { formatPrice } from '@/lib/money'
import { type Listing, sampleSeller } from './sample-listing'
import type { Service } from './service'

export const spinService = {
  seo: {
    title: '360 Interactive Photography',
    description:
      'Interactive 360° spins for dealership listings: 36 frames, one every ten degrees, shot on your lot.',
  },
  title: '360 interactive photography',
  lead: 'Shoppers walk around a car before they ask about it. A spin lets them do it on your listing, at eleven at night.',
  features: {
    heading: 'What’s in a spin',
    items: [
      {
        title: '36 frames, ten degrees apart',
        text: 'Once around the car, evenly spaced. Close enough that it turns smoothly.',
      },
      {
        title: 'Turns with a thumb',
        text: 'Swipe it, drag it, or use the arrow keys. It works on the phone in the shopper’s hand and on the screen in your showroom.',
      },
      {
        title: 'Clickable hot spots',
        text: 'Point out the tow hitch, the new tires or the scratch, right where it is. On every plan except Self-Serve Plus.',
      },
      {
        title: 'Interior spin',
        text: `The same turn from inside the cabin: headliner, cargo area, back seat. ${formatPrice(interiorSpin.priceCents)} a vehicle.`,
      },
      {
        title: 'Virtual photo booth',
        text: 'Every car on the same clean floor, whatever the weather. It’s software: no booth comes to your lot. Included on Signature 80 and up, an add-on for the others.',
      },
      {
        title: 'Engagement analytics',
        text: 'See which cars get turned and which get passed over, before you cut a price.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'We circle the car',
        text: 'Your porter pulls it to a clear spot about 30 by 30 feet. We walk a full circle around it, one frame every ten degrees, doors shut, wheels straight.',
      },
      {
        title: 'We clean up the frames',
        text: 'Background and light get matched across all 36, so nothing flickers as it turns.',
      },
      {
        title: 'It turns on your listing',
        text: 'The spin goes out with your feed and is embedded on the VDP.',
      },
    ],
  },
  closing: {
    heading: 'Start with 5 free 360° spins',
    link: { label: 'Offer terms', to: claimTerms.freeSpins },
    intent: 'spins',
  },
} as const satisfies Service

export const onTheListing = {
  heading: 'This is what goes on the listing',
  lead: 'One line of code on your VDP. It fits any screen. No app, no plug-in, nothing for the shopper to install.',
  tryLink: 'Try it with your own car',
}

export const sampleListing: Listing = {
  ...sampleSeller,
  title: '2022 crossover AWD',
  facts: '48,213 mi · graphite · stock L4417',
  price: '$27,995',
  photos: '1 of 44',
  strip: [interiorDashboard, interiorOdometer, interiorConsole, interiorCargo],
  cover: { source: spinWhite, alt: 'The graphite crossover from the front left' },
  caption: 'A sample listing. The spin comes first, the photos after it.',
}

/** Below the viewer: where the photographer stood for the picture in it. */
export const whereWeStood = {
  heading: 'Every side, at the shopper’s pace',
  text: 'Drag the car and watch where the photographer stood.',
}
