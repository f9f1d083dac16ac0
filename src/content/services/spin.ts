import { claimTerms } from '@/content/legal/terms'
import { spinDarkAway } from '@/content/media/angle-pictures'
import { spinDark, spinDarkFront, spinDarkSide } from '@/content/media/pictures'
import type { Service } from './service'

export const spinService = {
  seo: {
    title: '360 Interactive Photography',
    description:
      'Interactive 360° spins for dealership listings: 36 frames, one every ten degrees, shot on your lot.',
  },
  title: '360 interactive photography',
  lead: 'Shoppers walk around a car before they ask about it. A spin lets them do that at eleven at night, in bed, on your listing.',
  features: {
    heading: 'What’s in a spin',
    items: [
      {
        title: '36 frames, ten degrees apart',
        text: 'Once around the car, evenly spaced. The car turns; it doesn’t jump.',
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
        text: 'The same turn from inside the cabin: headliner, cargo area, back seat. An add-on, priced per vehicle.',
      },
      {
        title: 'Virtual photo booth',
        text: 'Every car on the same clean floor, whatever the weather did that day. It’s software: no booth comes to your lot. Included from Signature 80 up, an add-on for the others.',
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
    lead: 'Yours when you sign up. Pick five cars that have waited too long for photos.',
    link: { label: 'Offer terms', to: claimTerms.freeSpins },
    intent: 'spins',
  },
} as const satisfies Service

export const frameCount = { figure: '36', unit: 'frames, once around' }

export const onTheListing = {
  heading: 'This is what goes on the listing',
  lead: 'One embed on your VDP. It sizes itself. No app, no plug-in, nothing for the shopper to install.',
  tryLink: 'Try it with your own car',
}

/** Degrees around the car. */
export const spinAngles = {
  heading: 'No good side, no hidden side',
  lead: 'A cover photo picks the angle. A spin leaves that to the buyer.',
  stops: [
    { degrees: 320, source: spinDark, alt: 'The copper crossover from the front left' },
    { degrees: 0, source: spinDarkFront, alt: 'The copper crossover head-on' },
    { degrees: 90, source: spinDarkSide, alt: 'The right side of the copper crossover' },
    { degrees: 140, source: spinDarkAway, alt: 'The copper crossover from the rear right' },
  ],
}
