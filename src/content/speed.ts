import { claimTerms } from '@/content/terms'

/** How fast, in one place. No other sentence of the site may say more. DECISIONS section 9, "speed". */
export const speedCopy = {
  heading: 'How fast',
  lead: 'One guarantee on every plan. Below it, what’s typical on yours.',
  label: 'How fast each plan delivers',
  columns: { what: 'Plan', when: 'When your media is out' },
  rows: [
    {
      id: 'guaranteed',
      what: ['Every plan'],
      when: 'Guaranteed: by your next feed update',
      text: 'Or the next session is free. If your feed runs sooner than what’s typical below, the feed is the deadline.',
    },
    {
      id: 'next-day',
      what: ['Self-Serve Plus', 'Basic Essential 20'],
      when: 'Next day delivery',
      text: 'Typically out the day after the session.',
    },
    {
      id: 'same-day',
      what: ['Advanced 40'],
      when: 'Same day delivery',
      text: 'Typically out the day of the session.',
    },
    {
      id: 'priority-processing',
      what: ['Performance 60'],
      when: 'Same day, with priority processing',
      text: 'Typically out the day of the session, edited ahead of the smaller plans.',
    },
    {
      id: 'signature',
      what: ['Signature 80', 'Signature Plus 100', 'Enterprise 150'],
      when: 'Same day',
      text: 'Typically out the day of the session.',
    },
    {
      id: 'priority-turnaround',
      what: ['Priority Turnaround (Same-Day Processing)'],
      when: 'One request, same day, on any plan',
      text: 'An add-on that moves that request to the front of the line. The guarantee stays the same.',
    },
    {
      id: 'processing',
      what: ['Once processing is done'],
      when: '15 minutes*',
      text: 'From there to your feed.',
    },
  ],
  footnote: {
    text: '* Typical time from the end of processing, not a guarantee. What we guarantee is your next feed update. See the',
    link: { label: '15-minute terms', to: claimTerms.turnaround },
  },
  guarantee: { label: 'Next feed guarantee terms', to: claimTerms.nextFeed },
}
