import { claimTerms } from '@/content/terms'

export type ProcessStep = { id: string; title: string; text: string; degrees: number }

/** The process once around the ring, sixty degrees a step. SPEC section 2, Services. */
export const processSteps: ReadonlyArray<ProcessStep> = [
  {
    id: 'schedule',
    title: 'Schedule',
    text: 'Pick a day, or a standing one. Tell us which stock numbers are new.',
    degrees: 0,
  },
  {
    id: 'prepare',
    title: 'Prepare',
    text: 'Washed, window stickers off, keys at the desk. There is a checklist.',
    degrees: 60,
  },
  {
    id: 'photography',
    title: 'On-site photography',
    text: 'We work down your row, 36 exterior images and up to 8 interior views a car.',
    degrees: 120,
  },
  {
    id: 'processing',
    title: 'Rapid processing',
    text: 'Background, light and reflections are cleaned up. Damage, color, wheels and odometer are not.',
    degrees: 180,
  },
  {
    id: 'delivery',
    title: '15-minute delivery*',
    text: 'Finished media goes out to your feed, not to somebody’s inbox.',
    degrees: 240,
  },
  {
    id: 'integration',
    title: 'Integration',
    text: 'Your website and your listing platforms pick it up. Nobody uploads by hand.',
    degrees: 300,
  },
]

/** What the asterisk of the delivery step means. */
export const deliveryFootnote = {
  text: '* Typical time from the end of processing. What we guarantee is your next feed update, on these',
  link: { label: 'guarantee terms', to: claimTerms.nextFeed },
}
