import { claimTerms } from '@/content/legal/terms'
import { site } from '@/content/site/site'
import { paths } from '@/lib/paths'
import type { Service } from './service'

export const enhancementService = {
  title: 'AI enhancement',
  lead: 'AI enhancement is included with all photography services except Self-Serve Plus. Damage and color stay as they are.',
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
        text: 'On Advanced 40 and up: no photographer or fence reflected in the doors.',
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
      { title: 'We take every frame', text: 'On your lot.' },
      {
        title: 'We separate the car from the lot',
        text: 'We mark panels, wheels and glass, so damage and color stay.',
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
    heading: 'Show us your worst photo',
  },
} as const satisfies Service

export const enhancementDemo = {
  label: 'Compare the red crossover as shot and as edited',
  beforeAlt: 'A red crossover on a wet lot, with parked cars, a fence and trees behind it, as shot',
  afterAlt: 'The same red crossover, edited: plain gray background, even light',
}

export const enhancementWalk = 'Each photo: first on our phone, then on your listing.'

export const editingHonesty = {
  heading: 'What we edit, and what we never touch',
  lead: `${site.name}’s rules for every image.`,
  never: {
    heading: 'We never touch',
    items: [
      { title: 'Damage', text: 'Scratches, dents and wear stay.' },
      { title: 'Color', text: 'Never shifted.' },
      { title: 'Wheels', text: 'Curb rash stays.' },
      { title: 'Odometer', text: 'Never changed.' },
      { title: 'Lights, plates, tags', text: 'Never changed.' },
    ],
  },
  check: 'Hide a scratch online, and the buyer finds it on your lot.',
}
