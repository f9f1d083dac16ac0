import { claimTerms } from '@/content/legal/terms'
import { paths } from '@/lib/paths'

export type Question = {
  id: string
  question: string
  answer: string
  link?: { label: string; to: string }
}

/** Marks the answer about Self-Serve Plus as a sample, so `npm run launch-check` reports it. */
export const sample = 'Self-Serve Plus'

/** SPEC section 2, Pricing, requires ten questions, including one with the 15-minute claim. */
export const pricingFaq: ReadonlyArray<Question> = [
  {
    id: 'turnaround',
    question: 'How fast do photos get online?',
    answer:
      'Guaranteed, on every plan: by your next feed update, or the next session is free. That’s the first scheduled update after 5:00 PM on your plan’s delivery day: the day of the session on Advanced 40 and up, the next business day on Self-Serve Plus and Basic Essential 20. The 15-minute turnaround is typical, counted from the end of processing.',
    link: { label: 'Next feed guarantee terms', to: claimTerms.nextFeed },
  },
  {
    id: 'contract',
    question: 'Is there a long-term contract?',
    answer: 'No. A plan runs for a month and renews until you cancel it.',
    link: { label: 'Month-to-month terms', to: claimTerms.monthToMonth },
  },
  {
    id: 'setup',
    question: 'How do we get started?',
    answer: 'We connect your inventory feed, set up where the photos go and pick your weekday.',
  },
  {
    id: 'above-the-plan',
    question: 'Can we go over our plan?',
    answer:
      'Yes. Each additional vehicle is billed at your plan’s own price per vehicle, in the same month. If that’s every month, price a larger plan.',
    link: { label: 'Price your own count', to: paths.allPlans },
  },
  {
    id: 'integrations',
    question: 'Which platforms do the photos reach?',
    answer:
      'Autotrader, Cars.com, CarGurus, Dealer.com, vAuto and your own website. For anything else, there’s custom integration.',
    link: { label: 'Who pulls which feed', to: paths.services },
  },
  {
    id: 'what-is-photographed',
    question: 'Which photos do you take?',
    answer:
      'A standard shoot is 36 exterior images, once around the car and ten degrees apart, and up to 8 interior views and close-ups. Spins, video and branding come from the same visit, depending on plan and add-ons.',
    link: { label: 'The standard shoot', to: paths.standard },
  },
  {
    id: 'weather',
    question: 'Do you shoot in rain and snow?',
    answer:
      'Light rain is fine. If it’s too wet, too icy or too dark to work, we’ll tell your lot contact and move the session. Cars we’ve already photographed go out as usual.',
  },
  {
    id: 'reshoots',
    question: 'Can we get a photo redone?',
    answer: 'Yes. Tell us which car and why, and we’ll shoot it again at the next session, at no charge.',
    link: { label: 'Reshoot terms', to: claimTerms.reshoot },
  },
  {
    id: 'self-serve',
    question: 'Can our own people take the photos?',
    answer:
      'Yes, that’s Self-Serve Plus: your people shoot; we check each set, build the spin and deliver it the next business day. Visits, background editing and hot spots start with Basic Essential 20.',
    link: { label: 'Compare all plans', to: paths.allPlans },
  },
  {
    id: 'cancel',
    question: 'How do we cancel?',
    answer:
      'Email us before the month is over, and the plan ends with that month. You owe for work already ordered, and nothing else.',
    link: { label: 'Month-to-month terms', to: claimTerms.monthToMonth },
  },
]
