import { claimTerms, engagementGuarantee } from '@/content/legal/terms'
import type { Point } from '@/content/services/service'
import { visitReportCopy } from '@/content/services/visit-report'
import { sampleFigures } from '@/content/site/sample-figures'
import { paths, readinessAnchor } from '@/lib/paths'

export const successCopy = {
  title: 'Thank you',
  /** This text must also be true for visitors who sent nothing, and for demo requests that aren't delivered. */
  confirmation: 'We answer by phone or email on business days.',
  setTime: 'To set a time, call',
  home: 'Return Home',
  call: (phone: string) => `Call ${phone}`,
  receipt: {
    received: 'We received it.',
    heading: 'Your receipt',
    reference: 'Reference',
    sent: 'Sent',
    read: 'We’ll read it by',
    openNow: 'Today, by 5:00 PM',
    holiday: 'Today is a federal holiday.',
    lines: 'What you sent',
    print: 'Print the receipt',
    help: { question: 'Something missing or wrong?', call: 'Call', after: 'and give us the reference.' },
  },
  nextSteps: {
    heading: 'Before we talk',
    points: [
      {
        title: 'Know your count',
        text: 'Your plan depends on how many vehicles arrive in a month.',
        link: { label: 'Plans and prices', to: paths.pricing },
      },
      {
        title: 'Look at your lot',
        text: 'Six points, from keys to a clear spot.',
        link: { label: 'The checklist', to: `${paths.onsite}#${readinessAnchor}` },
      },
      {
        title: visitReportCopy.title,
        text: visitReportCopy.short,
        link: { label: visitReportCopy.link, to: paths.visitReport },
      },
    ] satisfies ReadonlyArray<Point>,
  },
  engagement: {
    heading: 'While you wait: what a spin does for a listing',
    lead: `What shoppers do with a listing: spin vs. photos only. ${sampleFigures}`,
    claim: engagementGuarantee,
    terms: { label: 'Engagement terms', to: claimTerms.engagement },
  },
  bars: {
    heading: 'Out of 100 people who view a listing',
    description: 'Bar chart, with photos only and with 360° media. The numbers are in the table below it.',
    columns: { measure: 'They', before: 'Photos only', after: 'With 360° media' },
  },
  trend: {
    heading: 'Interactions a day, first 30 days',
    description:
      'Line chart of interactions with an average listing a day: the 30 days before, with photos only, stay level; the first 30 days with 360° media rise. The numbers are in the table below it.',
    columns: {
      day: 'Day',
      before: 'Photos only, 30\u00a0days before',
      after: 'With 360° media, first 30\u00a0days',
    },
    short: { before: 'Photos only', after: 'With 360° media' },
    dayOf: (day: number) => `Day ${day}`,
  },
  table: 'Show the numbers',
}
