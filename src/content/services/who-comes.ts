import { w9Form } from '@/content/site/navigation'
import type { Point } from './service'

/** The owner must confirm each of these points. */
export const sample = true

export const whoComes = {
  points: [
    {
      title: 'A photographer you know by name',
      text: 'In our jacket, with a photo ID. Checks in and out at your desk.',
    },
    {
      title: 'Insured, with the paperwork',
      text: 'We send a certificate of insurance and one invoice a month.',
      link: { label: w9Form.label, to: w9Form.path, isDownload: true },
    },
  ] satisfies ReadonlyArray<Point>,
}
