import { claimTerms } from '@/content/legal/terms'
import { site } from '@/content/site/site'
import { paths } from '@/lib/paths'
import type { Service } from './service'

export const enhancementService = {
  title: 'AI enhancement',
  lead: 'We change the background and the light. Never the car. AI enhancement is included with all photography services.',
  features: {
    heading: 'We edit',
    items: [
      {
        title: 'A clean background',
        text: 'Dumpsters and other cars disappear.',
        link: { label: 'Virtual backgrounds', to: paths.backgrounds },
      },
      {
        title: 'Even light',
        text: 'Bright noon or gray November.',
      },
      {
        title: 'Reflections',
        text: 'The photographer and the fence come off the doors (Advanced 40 and up).',
      },
      {
        title: 'A matching lot',
        text: 'Every car gets the same look.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      { title: 'We take every frame', text: 'Straight from the session on your lot.' },
      {
        title: 'We separate the car from the lot',
        text: 'Panels, wheels and glass are marked, so software can’t touch them.',
      },
      {
        title: 'Background and light get matched',
        text: 'Across the whole set.',
      },
      {
        title: 'It goes to your feed',
        text: 'By your next feed update.',
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
  beforeAlt: 'A red crossover on a wet lot, with parked cars, a fence and trees behind it, as shot',
  afterAlt: 'The same red crossover, edited: plain gray background, even light',
}

export const enhancementWalk = 'Each stop is one photo: first on our phone, then on your listing.'

export const editingHonesty = {
  heading: 'What we edit, and what we never touch',
  lead: `${site.name}’s rules for every image.`,
  never: {
    heading: 'We never touch',
    items: [
      { title: 'Damage', text: 'Scratches, dents and wear stay.' },
      { title: 'Color', text: 'Never shifted.' },
      { title: 'Wheels', text: 'Curb rash included.' },
      { title: 'Odometer', text: 'Never changed.' },
      { title: 'Lights, plates, tags', text: 'Never changed.' },
    ],
  },
  check: 'Hide damage in a photo, and the car comes back.',
}
