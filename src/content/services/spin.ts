import { claimTerms } from '@/content/legal/terms'
import { interiorSpin } from '@/content/pricing/add-ons'
import { formatPrice } from '@/lib/money'
import type { Service } from './service'

export const spinService = {
  title: '360 interactive photography',
  lead: 'Shoppers walk around a car before they ask about it. A spin lets them do it on your listing, at eleven at night.',
  features: {
    heading: 'What a spin can include',
    items: [
      {
        title: '36 frames, ten degrees apart',
        text: 'Close enough that it turns smoothly.',
      },
      {
        title: 'Easy to turn',
        text: 'Swipe, drag or use the arrow keys.',
      },
      {
        title: 'Clickable hot spots',
        text: 'Every plan except Self-Serve Plus.',
      },
      {
        title: 'Interior spin',
        text: `From headliner to floor mats. ${formatPrice(interiorSpin.priceCents)} a vehicle.`,
      },
      {
        title: 'Virtual photo booth',
        text: 'Included on Signature 80 and up. The background is added in editing.',
      },
      {
        title: 'Engagement analytics',
        text: 'See which cars shoppers spin and skip.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'We circle the car',
        text: 'Your porter pulls it to a clear spot, 30 by 30 feet. We walk a full circle, doors shut, wheels straight.',
      },
      {
        title: 'We clean up the frames',
        text: 'Background and light get matched across all 36, so nothing flickers.',
      },
      {
        title: 'The spin is on your listing',
        text: 'The spin goes out with your feed. Your web team adds it to the VDP.',
      },
    ],
  },
  closing: {
    heading: 'Start with 5\u00a0free 360°\u00a0spins',
    link: { label: 'Offer terms', to: claimTerms.freeSpins },
    intent: 'spins',
  },
} as const satisfies Service

export const onTheListing = {
  heading: 'This is what goes on the listing',
  lead: 'Two lines of code on your VDP. It fits any screen, and shoppers install nothing.',
  tryLink: 'Try it with your own car',
  alt: 'A phone in a hand at night shows a dealer’s listing: the thumb turns a graphite crossover',
  caption: 'A sample listing. The spin comes first, the photos after it.',
}

export const whereWeStood = {
  heading: 'Every side, at the shopper’s pace',
  text: 'Drag to see where each photo was taken.',
}
