import type { LegalText } from '@/content/legal'
import { site } from '@/content/site'
import { claimTerms, termsAnchors } from '@/content/terms'
import { paths } from '@/lib/paths'

/** Conditions the company will be held to: its lawyer reads them before the site goes live. */
export const needsLegalReview = true

const mail = { text: site.supportEmail, to: `mailto:${site.supportEmail}` }

export const termsText: LegalText = {
  seoTitle: 'Terms of Use',
  description: `The terms of ${site.name}'s website, and the conditions of every guarantee and claim on it.`,
  title: 'Terms of use',
  lead: 'The rules of this site, and the conditions behind every guarantee and “up to” on it.',
  contents: 'On this page',
  updated: 'Last changed in November 2026',
  sections: [
    {
      id: 'about',
      heading: 'What these terms cover',
      paragraphs: [
        `They cover this website. The work itself is covered by the agreement that you sign with ${site.name}. Where the two disagree, the signed agreement counts.`,
        'Plans and prices on the site are what we offer at the time you read them. They become binding once we have both signed.',
      ],
    },
    {
      id: 'next-feed',
      heading: 'Next feed guarantee',
      paragraphs: [
        [
          'Your media is delivered by your next feed update, or your next session is free. Its twelve conditions have ',
          { text: 'a page of their own', to: claimTerms.nextFeed },
          '.',
        ],
      ],
    },
    {
      id: termsAnchors.turnaround,
      heading: '15-minute turnaround',
      paragraphs: [
        [
          'Fifteen minutes is the typical time from the end of processing to delivery. It is not guaranteed. What we guarantee is ',
          { text: 'your next feed update', to: claimTerms.nextFeed },
          '.',
        ],
      ],
    },
    {
      id: termsAnchors.engagement,
      heading: 'Engagement guarantee',
      paragraphs: ['A measurable increase in engagement within 30 days, or your money back. The conditions:'],
      points: [
        'The 30 days begin with the first media we deliver under a signed plan.',
        'Engagement means views of, time on and interactions with the listings that carry our media, as your website’s or our analytics count them. We agree on the source in writing before the first session.',
        'What counts is the average per listing, compared with the 30 days before.',
        'Our media is live on the listings for the whole time, and nothing else about the listings is changed to work against it.',
        [
          'If there is no increase, write to ',
          mail,
          ' before the end of the calendar month after those 30 days. We refund the plan fees you paid for them.',
        ],
      ],
    },
    {
      id: termsAnchors.videoEngagement,
      heading: 'Video: “up to 80%”',
      paragraphs: [
        [
          'Up to 80% is the most that a listing with video has gained in engagement. It is not an average, and no promise for any one dealership: results depend on the car, its price, the season and the site it stands on. What we do promise is in the ',
          { text: 'engagement guarantee', to: claimTerms.engagement },
          '.',
        ],
      ],
    },
    {
      id: termsAnchors.reshoot,
      heading: 'Reshoots',
      paragraphs: [
        'If you are not satisfied with a vehicle’s pictures, tell us which vehicle and why, while it is still in your inventory. We shoot it again at our next session on your lot, at no charge. A reshoot replaces the earlier pictures.',
      ],
    },
    {
      id: termsAnchors.monthToMonth,
      heading: 'Month to month',
      paragraphs: [
        [
          'There are no long-term contracts. A plan runs for a month and renews until you end it. Write to ',
          mail,
          ' before the month is over, and it ends with that month. Work already ordered, and one-time fees for work already done, remain due.',
        ],
      ],
    },
    {
      id: termsAnchors.freeSpins,
      heading: '5 free 360° spins',
      paragraphs: [
        'A dealership that signs up for a plan for the first time gets five 360° sessions of one vehicle each without charge. They are used at its regular sessions, have no cash value and cannot be passed on. The offer is limited in time: it holds for whoever signs up while it is shown on this site.',
      ],
    },
    {
      id: termsAnchors.commission,
      heading: 'Sales commission: “up to 80%”',
      paragraphs: [
        [
          'Commission for independent sales representatives is up to 80% of gross on closed sales. The rate for each product, and what counts as closed, is in the contractor agreement. The openings are on the ',
          { text: 'careers page', to: paths.careers },
          '.',
        ],
      ],
    },
    {
      id: termsAnchors.verificationCodes,
      heading: 'Verification codes',
      paragraphs: ['If we send you a verification code, it expires after 10 minutes.'],
    },
    {
      id: 'content',
      heading: 'Pictures, names and samples',
      paragraphs: [
        'The text, pictures and software of this site are ours. The virtual backgrounds are yours to use on your own listings. Names of platforms belong to their owners and say what we deliver to, not that they endorse us.',
        'The cars on this site are demonstrations and not for sale.',
      ],
    },
    {
      id: 'tools',
      heading: 'Calculators and clocks',
      paragraphs: [
        'The tools on this site compute with the numbers you put in. They help you think; they are no quote and no promise.',
      ],
    },
    {
      id: 'use',
      heading: 'Fair use of the site',
      paragraphs: [
        'Please don’t flood the forms, break in, or pretend to be somebody else. We may refuse messages from whoever does.',
        'We try to keep the site correct and running. We do not promise that it always will be, and as far as the law allows we are not liable for what follows from its being wrong or away.',
      ],
    },
    {
      id: 'law',
      heading: 'Law, changes and contact',
      paragraphs: [
        [
          'These terms follow the law of Rhode Island. When they change, the date at the top of this page changes too. Your data is covered by the ',
          { text: 'privacy policy', to: paths.privacy },
          '. Questions go to ',
          mail,
          '.',
        ],
      ],
    },
  ],
}
