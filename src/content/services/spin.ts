import { spinDark, spinDarkFront, spinDarkRear, spinDarkSide } from '@/content/pictures'
import { claimTerms } from '@/content/terms'
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
    heading: 'What is in a spin',
    items: [
      {
        title: '36 frames, ten degrees apart',
        text: 'A whole turn, evenly spaced. The car turns; it does not jump.',
      },
      {
        title: 'Turns under a thumb',
        text: 'Swipe it, drag it, or use the arrow keys. It works on the phone in the shopper’s hand and on the screen in your showroom.',
      },
      {
        title: 'Clickable hot spots',
        text: 'Point at the tow hitch, the new tires or the scratch, on the frame where it is. In every plan except Self-Serve Plus.',
      },
      {
        title: 'Interior spin',
        text: 'The same turn from inside the cabin: headliner, cargo area, back seat. An add-on, priced per vehicle.',
      },
      {
        title: 'Virtual photo booth',
        text: 'Every car on the same clean floor, whatever the weather did that day. Part of the larger plans, an add-on for the others.',
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
        text: 'On your lot, one frame every ten degrees, doors shut, wheels straight.',
      },
      {
        title: 'We clean the frames',
        text: 'Background and light are made even over all 36, so nothing flickers as it turns.',
      },
      {
        title: 'It turns on your listing',
        text: 'The spin goes out with your feed and stands on the vehicle page in a frame.',
      },
    ],
  },
  closing: {
    heading: 'Start with 5 free 360° spins',
    lead: 'They come with signing up. Pick five cars that have waited too long for pictures.',
    link: { label: 'Offer terms', to: claimTerms.freeSpins },
  },
} as const satisfies Service

export const frameCount = { figure: '36', unit: 'frames to a turn' }

export const spinDemo = {
  heading: 'This is what goes on the listing',
  lead: 'One frame of your vehicle page, sized to it. No app, no plug-in, nothing for the shopper to install.',
}

/** The hero's car at its angles, in degrees. */
export const spinAngles = {
  heroAlt: 'A copper crossover on a dark turntable, front three-quarter view',
  heading: 'No good side, no hidden side',
  lead: 'A cover photo picks the angle. A spin leaves it to the buyer.',
  stops: [
    { degrees: 0, source: spinDark, alt: 'The copper crossover from the front left' },
    { degrees: 40, source: spinDarkFront, alt: 'The copper crossover head-on' },
    { degrees: 130, source: spinDarkSide, alt: 'The right side of the copper crossover' },
    { degrees: 190, source: spinDarkRear, alt: 'The copper crossover from the rear right' },
  ],
}
