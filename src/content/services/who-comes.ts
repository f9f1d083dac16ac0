import { w9Form } from '@/content/site/navigation'
import type { Point } from './service'

/** The owner must confirm each point. */
export const sample = true

export const whoComes = {
  lead: 'For your porter and your insurer.',
  points: [
    {
      title: 'A photographer you know by name',
      text: 'You get the name before the visit. The same person comes back when possible.',
    },
    {
      title: 'Our jacket and a photo ID',
      text: 'Our name on the back. Shows ID, checks in and checks out at your desk.',
    },
    {
      title: 'Insured on your lot',
      text: 'On request, we send a certificate made out to your dealership.',
    },
    {
      title: 'Paperwork for your office',
      text: 'Our W-9 is here to download. Month to month, one invoice.',
      link: { label: w9Form.label, to: w9Form.path, isDownload: true },
    },
    {
      title: 'Out of your customers’ way',
      text: 'Customer wants the car? They get it. We’ll come back to it.',
    },
  ] satisfies ReadonlyArray<Point>,
}
