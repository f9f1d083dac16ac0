import { claimTerms } from '@/content/legal/terms'
import { paths, readinessAnchor } from '@/lib/paths'

type ProcessStep = { id: string; title: string; text: string; link?: { label: string; to: string } }

/** SPEC section 2, Services, requires six steps. */
export const processSteps: ReadonlyArray<ProcessStep> = [
  { id: 'schedule', title: 'Schedule', text: 'Pick your weekday. Send the stock numbers.' },
  {
    id: 'prepare',
    title: 'Prepare',
    text: 'Wash the car, take off balloons and hang tags, tag the keys.',
    link: { label: 'Checklist', to: `${paths.onsite}#${readinessAnchor}` },
  },
  {
    id: 'photography',
    title: 'On-site photography',
    text: 'Your porter pulls up each car. We circle it, then shoot inside.',
  },
  {
    id: 'processing',
    title: 'Rapid processing',
    text: 'Background and light. We never edit damage, color, wheels or the odometer.',
  },
  { id: 'delivery', title: '15-minute delivery*', text: 'Straight to your feed.' },
  { id: 'integration', title: 'Integration', text: 'Your website and platforms pick it up.' },
]

export const deliveryFootnote = {
  text: '* Typical time from the end of processing. Guaranteed: your next feed update. See the',
  link: { label: 'guarantee terms', to: claimTerms.nextFeed },
}
