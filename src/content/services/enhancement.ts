import { site } from '@/content/site'
import { claimTerms } from '@/content/terms'
import { paths } from '@/lib/paths'
import type { Service } from './service'

export const enhancementService = {
  seo: {
    title: 'AI Enhancement',
    description:
      'AI enhancement is included with all photography services: clean background, even light, an honest car.',
  },
  title: 'AI enhancement',
  lead: 'The lot goes, the car stays. AI enhancement is included with all photography services.',
  features: {
    heading: 'What it does for a listing',
    items: [
      {
        title: 'A clean background',
        text: 'Dumpsters, neighbors and the cars on either side disappear. The one for sale does not.',
        link: { label: 'Virtual backgrounds', to: paths.backgrounds },
      },
      {
        title: 'Even light',
        text: 'Noon glare and November look the same on the listing. You can shoot on the day the car arrives.',
      },
      {
        title: 'Calm reflections',
        text: 'The photographer, the fence and the service bay leave the door panels.',
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
      { title: 'The frames come in', text: 'Straight from the session on your lot, the dull ones too.' },
      {
        title: 'The car is told from the lot',
        text: 'Every panel, wheel and pane is marked, so that the edit knows what it may not repaint.',
      },
      {
        title: 'The rest is evened out',
        text: 'Background, light and reflections, over the whole set at once.',
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
    lead: 'Bring the gray one by the dumpster to the demo. We edit it while you watch.',
  },
} as const satisfies Service

export const enhancementDemo = {
  label: 'Compare the red crossover as shot and as edited',
  beforeAlt: 'A red crossover on a wet lot in low sun, a dumpster and other cars behind it, as shot',
  afterAlt: 'The same red crossover, edited: white studio background, even light',
}

/** On the compared pictures: what editing left where it was. */
export const stillThere = {
  label: 'Damage in both pictures',
  text: 'Still there.',
  scratch: 'The scratch on the front door.',
  wheel: 'The curb rash on the front wheel.',
}

/** What editing may and never does change. */
export const editingHonesty = {
  heading: 'What we edit, and what we never touch',
  lead: `A picture that hides something sells a car that comes back. These are ${site.name}’s rules for every image.`,
  may: {
    heading: 'May change',
    items: [
      { title: 'Background', text: 'The lot is replaced by a studio or a scene.' },
      { title: 'Light', text: 'Brightness and white balance, evened out over the set.' },
      { title: 'Reflections', text: 'What the paint mirrors: people, fences, other cars.' },
    ],
  },
  never: {
    heading: 'Never changes',
    items: [
      { title: 'Damage', text: 'Scratches, dents, chips and wear stay where they are.' },
      { title: 'Color', text: 'The paint is the paint.' },
      { title: 'Wheels', text: 'The set on the car is the set in the picture, curb rash included.' },
      { title: 'Odometer', text: 'Not a digit.' },
    ],
  },
  check: 'Every sample here has a “Show original” button. Hold us to it.',
}
