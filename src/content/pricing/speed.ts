import { claimTerms } from '@/content/legal/terms'

/** No other copy may promise more. DECISIONS section 9, "speed". */
export const speedCopy = {
  heading: 'How fast',
  rows: [
    {
      id: 'guaranteed',
      what: 'Every plan',
      when: 'Guaranteed: by your next feed update',
      text: 'Or the next session is free, whatever’s typical below.',
    },
    {
      id: 'next-day',
      what: 'Self-Serve Plus, Basic Essential 20',
      when: 'Next day delivery',
      text: 'Typically out the day after the session.',
    },
    {
      id: 'same-day',
      what: 'Advanced 40, Signature 80, Signature Plus 100, Enterprise 150',
      when: 'Same day delivery',
      text: 'Typically out the day of the session.',
    },
    {
      id: 'priority-processing',
      what: 'Performance 60',
      when: 'Same day, with priority processing',
      text: 'The same, edited ahead of the smaller plans.',
    },
    {
      id: 'priority-turnaround',
      what: 'Priority Turnaround (Same-Day Processing)',
      when: 'Same day, on any plan',
      text: 'An add-on: one request, front of the line.',
    },
    {
      id: 'processing',
      what: 'Once processing is done',
      when: '15 minutes*',
      text: 'From there to your feed.',
    },
  ],
  footnote: {
    text: '* Typical time from the end of processing. What we guarantee is your next feed update. See the',
    link: { label: 'guarantee terms', to: claimTerms.nextFeed },
  },
}
