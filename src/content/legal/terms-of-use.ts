import { type LegalText, mailLink } from '@/content/legal/legal'
import { claimTerms, termsAnchors } from '@/content/legal/terms'
import { site } from '@/content/site/site'
import { paths } from '@/lib/paths'

/** These conditions are binding, so the owner's lawyer must read them before launch. */
export const needsLegalReview = true

export const termsText: LegalText = {
  title: 'Terms of use',
  lead: 'The rules of this site, and the conditions behind our guarantees and “up to” claims.',
  updated: 'Last changed in November 2026',
  sections: [
    {
      id: 'about',
      heading: 'About these terms',
      paragraphs: [
        `They cover this website. The work itself is covered by the agreement you sign with ${site.name}. If the two disagree, the signed agreement counts.`,
        'Plans and prices on the site are what we offer at the time you read them. They’re binding once we’ve both signed.',
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
          'Fifteen minutes is the typical time from the end of processing to delivery. It isn’t guaranteed. What we guarantee is ',
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
        'The 30 days start with the first media we deliver under a signed plan.',
        'Engagement means views of, time on and interactions with the listings that carry our media, as your website’s or our analytics count them. We agree on the source in writing before the first session.',
        'What counts is the average per listing, compared with the 30 days before.',
        'Our media is live on the listings for the whole time, and you don’t change the listings in a way that lowers engagement.',
        [
          'If there’s no increase, email ',
          mailLink,
          ' before the end of the calendar month after those 30 days. We refund the plan fees you paid for them.',
        ],
      ],
    },
    {
      id: termsAnchors.videoEngagement,
      heading: 'Video: “up to 80%”',
      paragraphs: [
        [
          'Up to 80% is the most that a listing with video has gained in engagement. It isn’t an average, and it isn’t a promise to any one dealership: results depend on the car, its price, the season and the site it’s listed on. What we do promise is in the ',
          { text: 'engagement guarantee', to: claimTerms.engagement },
          '.',
        ],
      ],
    },
    {
      id: termsAnchors.reshoot,
      heading: 'Reshoots',
      paragraphs: [
        'If you’re not satisfied with a vehicle’s photos, tell us which vehicle and why while it’s still in your inventory. We’ll shoot it again at our next session on your lot, at no charge. A reshoot replaces the earlier photos.',
      ],
    },
    {
      id: termsAnchors.monthToMonth,
      heading: 'Month to month',
      paragraphs: [
        [
          'There are no long-term contracts. A plan runs for a month and renews until you cancel it. Email ',
          mailLink,
          ' before the month is over, and it ends with that month. Work already ordered, and one-time fees for work already done, are still due.',
        ],
      ],
    },
    {
      id: termsAnchors.freeSpins,
      heading: '5 free 360° spins',
      paragraphs: [
        'A dealership that signs up for a plan for the first time gets five 360° sessions of one vehicle each without charge. They’re used at its regular sessions, have no cash value and can’t be transferred. The offer is for a limited time: it’s good for anyone who signs up while it’s shown on this site.',
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
      id: 'your-photos',
      heading: 'Your photos',
      paragraphs: [
        'The photos, spins and videos that we deliver of your vehicles are yours. Use them anywhere, forever, even after you cancel.',
        'We match every set to its vehicle by VIN. If photos appear on the wrong vehicle, tell us: we correct the listing by your next feed update and, if photos are missing, shoot the vehicle again at no charge.',
      ],
    },
    {
      id: 'prices',
      heading: 'When prices change',
      paragraphs: [
        'The price that you signed stays until we’ve both signed a new one. If we don’t agree on it, either of us can end the plan as described under “Month to month”.',
      ],
    },
    {
      id: 'content',
      heading: 'Images, names and samples',
      paragraphs: [
        'The text, images and software on this site are ours. The virtual backgrounds are yours to use on your own listings. Platform names belong to their owners; they say where we deliver, not that they endorse us.',
        'The cars on this site are demonstrations and aren’t for sale.',
      ],
    },
    {
      id: 'tools',
      heading: 'Calculators and clocks',
      paragraphs: [
        'The tools on this site work with the numbers you put in. A quote from the calculator is an estimate until we’ve both signed it.',
      ],
    },
    {
      id: 'use',
      heading: 'Fair use of the site',
      paragraphs: [
        'Please don’t flood the forms, break in, or pretend to be someone else. We may refuse messages from anyone who does.',
        'We try to keep the site correct and running. We don’t promise it always will be, and as far as the law allows, we aren’t liable for what happens when it’s wrong or down.',
      ],
    },
    {
      id: 'law',
      heading: 'Law, changes and contact',
      paragraphs: [
        [
          'These terms are governed by the law of Rhode Island. When they change, the date on this page changes too. Your data is covered by the ',
          { text: 'privacy policy', to: paths.privacy },
          '. Questions go to ',
          mailLink,
          '.',
        ],
      ],
    },
  ],
}
