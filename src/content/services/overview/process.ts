import { claimTerms } from '@/content/legal/terms'

export type ProcessStep = { id: string; title: string; text: string; degrees: number }

/** SPEC section 2, Services: six steps, sixty degrees of the ring each. */
export const processSteps: ReadonlyArray<ProcessStep> = [
  {
    id: 'schedule',
    title: 'Schedule',
    text: 'Pick a day, or a regular weekday. Tell us which stock numbers are new.',
    degrees: 0,
  },
  {
    id: 'prepare',
    title: 'Prepare',
    text: 'Washed, balloons and hang tags off, keys tagged. The Monroney and the Buyers Guide stay on. There’s a checklist.',
    degrees: 60,
  },
  {
    id: 'photography',
    title: 'On-site photography',
    text: 'Your porter pulls each car to a clear spot. We walk a full circle: 36 exterior images, then up to 8 interior views.',
    degrees: 120,
  },
  {
    id: 'processing',
    title: 'Rapid processing',
    text: 'Background, light and reflections get cleaned up. We never touch damage, color, wheels or odometer.',
    degrees: 180,
  },
  {
    id: 'delivery',
    title: '15-minute delivery*',
    text: 'Finished media goes straight to your feed, not to someone’s inbox.',
    degrees: 240,
  },
  {
    id: 'integration',
    title: 'Integration',
    text: 'Your website and your listing platforms pick it up.',
    degrees: 300,
  },
]

export const deliveryFootnote = {
  text: '* Typical time from the end of processing. What we guarantee is your next feed update. See the',
  link: { label: 'guarantee terms', to: claimTerms.nextFeed },
}
