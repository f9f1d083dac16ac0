import { claimTerms } from '@/content/legal/terms'
import { site } from '@/content/site/site'
import { paths } from '@/lib/paths'
import type { Service } from './service'

export const enhancementService = {
  seo: {
    title: 'AI Enhancement',
    description:
      'AI enhancement is included with all photography services: clean background, even light, an honest car.',
  },
  title: 'AI enhancement',
  lead: 'We change the background and the light. Never the car. AI enhancement is included with all photography services.',
  features: {
    heading: 'What it does for a listing',
    items: [
      {
        title: 'A clean background',
        text: 'Dumpsters, neighbors and the cars on either side disappear.',
        link: { label: 'Virtual backgrounds', to: paths.backgrounds },
      },
      {
        title: 'Even light',
        text: 'Bright noon or gray November, the light is even. No waiting for good light.',
      },
      {
        title: 'Calm reflections',
        text: 'The photographer, the fence and the service bay come off the door panels.',
      },
      {
        title: 'Inventory that matches',
        text: 'One treatment for every car, so a page of results reads as one store.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      { title: 'We start with every frame', text: 'Straight from the session on your lot, good or bad.' },
      {
        title: 'We separate the car from the lot',
        text: 'Every panel, wheel and piece of glass is marked, so the edit knows what it can’t repaint.',
      },
      {
        title: 'Background and light get matched',
        text: 'Reflections too, across the whole set at once.',
      },
      {
        title: 'It goes to your feed',
        text: 'By your next feed update, with the rest of the car’s media.',
        link: { label: 'Guarantee terms', to: claimTerms.nextFeed },
      },
    ],
  },
  closing: {
    heading: 'Send us your worst photo',
  },
} as const satisfies Service

export const enhancementDemo = {
  label: 'Compare the red crossover as shot and as edited',
  beforeAlt: 'A red crossover on a wet lot, parked cars, a fence and trees behind it, as shot',
  afterAlt: 'The same red crossover, edited: plain gray background, even light',
}

export const editingHonesty = {
  heading: 'What we edit, and what we never touch',
  lead: `Hide damage in a photo, and the car comes back. These are ${site.name}’s rules for every image.`,
  never: {
    heading: 'Never changes',
    items: [
      { title: 'Damage', text: 'Scratches, dents, chips and wear stay where they are.' },
      { title: 'Color', text: 'Never shifted.' },
      { title: 'Wheels', text: 'The set on the car is the set in the photo, curb rash included.' },
      { title: 'Odometer', text: 'Never changed.' },
      { title: 'Lights, plates, tags', text: 'Never changed.' },
    ],
  },
  check: 'Every sample here shows the original, too. Hold us to it.',
}
