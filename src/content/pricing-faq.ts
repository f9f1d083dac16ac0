import { claimTerms } from '@/content/terms'
import { paths } from '@/lib/paths'

export type Question = {
  id: string
  question: string
  answer: string
  /** Where the terms or the details are. */
  link?: { label: string; to: string }
}

/** Ten questions. SPEC section 2, Pricing: the 15-minute claim appears among them. */
export const pricingFaq: ReadonlyArray<Question> = [
  {
    id: 'turnaround',
    question: 'How fast are the pictures online?',
    answer:
      'Typical is a 15-minute turnaround, counted from the end of processing. What we guarantee is your next feed update: if your media misses it, the next session is free.',
    link: { label: 'Next feed guarantee terms', to: claimTerms.nextFeed },
  },
  {
    id: 'contract',
    question: 'Is there a long-term contract?',
    answer: 'No. A plan runs for a month and renews until you end it.',
    link: { label: 'Month-to-month terms', to: claimTerms.monthToMonth },
  },
  {
    id: 'setup',
    question: 'What happens before the first session?',
    answer:
      'We connect your inventory feed, agree on where the pictures go and which cars come first, and book the day. The one-time setup for it is listed with the add-ons on this page.',
  },
  {
    id: 'above-the-plan',
    question: 'What if we have more vehicles than the plan includes?',
    answer:
      'Each additional vehicle is billed at your plan’s own price per vehicle, in the same month. When that happens every month, a larger plan costs you less per vehicle.',
    link: { label: 'All plans and add-ons', to: paths.allPlans },
  },
  {
    id: 'integrations',
    question: 'Which platforms do the pictures reach?',
    answer:
      'Your own website, and Autotrader, Cars.com, CarGurus, Dealer.com and vAuto through your feed. For anything else there is a custom integration.',
    link: { label: 'Platforms we deliver to', to: paths.services },
  },
  {
    id: 'what-is-photographed',
    question: 'What exactly do you photograph?',
    answer:
      'A standard shoot is 36 exterior images, one every ten degrees, and up to 8 interior views. Spins, film and branding come from the same visit, depending on plan and add-ons.',
    link: { label: 'The standard shoot', to: paths.standard },
  },
  {
    id: 'weather',
    question: 'What about rain and snow?',
    answer:
      'A light shower costs us a towel. When it is too wet, too icy or too dark to work, we tell your lot contact and move the session. Cars that were photographed before go out as usual.',
  },
  {
    id: 'reshoots',
    question: 'What if we don’t like a picture?',
    answer:
      'Tell us which car and why. We shoot it again at the next session on your lot, at no charge, and the new pictures replace the old ones.',
    link: { label: 'Reshoot terms', to: claimTerms.reshoot },
  },
  {
    id: 'self-serve',
    question: 'Can our own people take the pictures?',
    answer:
      'Yes, that is Self-Serve Plus: your people shoot, we process, and the pictures are back the next day. Background editing and hot spots begin with the plan above it.',
    link: { label: 'Compare all plans', to: paths.allPlans },
  },
  {
    id: 'cancel',
    question: 'How do we cancel?',
    answer:
      'Write to us before the month is over, and the plan ends with that month. Work already ordered remains due, nothing else.',
    link: { label: 'Month-to-month terms', to: claimTerms.monthToMonth },
  },
]
