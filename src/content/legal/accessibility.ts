import { type LegalText, mailLink, phoneLink } from '@/content/legal/legal'
import { paths } from '@/lib/paths'

/** This is a public statement, so the owner's lawyer must decide whether it is sufficient. */
export const needsLegalReview = true

export const accessibilityText: LegalText = {
  title: 'Accessibility',
  lead: 'Everyone should be able to use this site. This page says what we do for that and what doesn’t work yet.',
  updated: 'Last changed in November 2026',
  sections: [
    {
      id: 'standard',
      heading: 'Our standard',
      paragraphs: [
        'We build every page to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This is our own assessment; no outside auditor has confirmed it.',
      ],
      points: [
        'Everything works with a keyboard. Nothing needs dragging.',
        'Text can be enlarged to 400 percent without scrolling sideways.',
        'Motion stops or shortens if your device asks for reduced motion.',
        'Forms name their errors in text and keep what you typed.',
      ],
    },
    {
      id: 'tests',
      heading: 'How we test',
      paragraphs: [
        'Automated tests check every page before each release: names and roles for screen readers, contrast, keyboard use, touch targets, zoom, forced colors and reduced motion. The main tasks also have tests for Chromium, Firefox and WebKit.',
      ],
    },
    {
      id: 'limits',
      heading: 'Known gaps',
      paragraphs: [],
      points: [
        'Our sample videos have no sound and no audio description. The text beside each video says what it shows.',
        [
          'The 360° view describes its angles and marked points, but not the car’s condition as a whole. The ',
          { text: 'sample visit report', to: paths.visitReport },
          ' shows how we write it down.',
        ],
        'The W-9 form is a PDF. Ask us for its contents in another format.',
      ],
    },
    {
      id: 'contact',
      heading: 'If something doesn’t work for you',
      paragraphs: [
        [
          'Email ',
          mailLink,
          ' or call ',
          phoneLink,
          '. Tell us the page and what you were trying to do. We’ll help you by phone or email right away, and fix the page.',
        ],
      ],
    },
  ],
}
