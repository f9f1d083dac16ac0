import { positions } from '@shared/contracts/positions'
import { kitAlt } from '@/content/media/place-alts'
import { site } from '@/content/site/site'
import { formatPrice } from '@/lib/money'
import type { JobId } from '@/lib/paths'

/** In dollars. */
export type PayRange = {
  from: number
  to: number
  per: 'vehicle' | 'rooftop' | 'sale'
  /** The expected total pay for a period. Search engines accept pay only for these periods. */
  expected: { from: number; to: number; per: 'hour' | 'day' | 'week' | 'month' | 'year' }
}

export type Job = {
  id: JobId
  title: string
  territory: string
  type: string
  /** YYYY-MM-DD. Change it only when the position is advertised again. */
  datePosted: string
  pay: { figure?: string; text: string; hasTerms: boolean; range: PayRange | undefined }
  /** Benefits such as health insurance. Undefined until the owner supplies them; an empty list means no benefits. */
  benefitsOffered: ReadonlyArray<string> | undefined
  practical: ReadonlyArray<{ label: string; text: string }>
  responsibilities: ReadonlyArray<string>
  requirements?: ReadonlyArray<string>
  benefits: ReadonlyArray<string>
  page: {
    description: string
    lead: string
    picture: 'kit' | 'listing'
    pictureAlt: string
  }
}

/** Marks these jobs as samples, so `npm run launch-check` reports them. */
export const sample = 'open positions, with hours, gear and area'

/**
 * A lawyer must check whether these are contractor roles (M.G.L. c.149 § 148B) and which pay details a posting must
 * include.
 */
export const needsLegalReview = true

export function payRangeText({ from, to, per, expected }: PayRange): string {
  return `${dollars(from)} to ${dollars(to)} per ${per}, about ${dollars(expected.from)} to ${dollars(expected.to)} a ${expected.per}`
}

function dollars(amount: number): string {
  return formatPrice(amount * 100)
}

/** USPS codes. */
export const jobStates = ['MA', 'RI', 'CT'] as const

const territory = 'Various locations across MA, RI and CT'

/** The owner must confirm these facts. */
const photographerFacts = [
  { label: 'Hours', text: 'Weekdays, 10 AM to 5 PM, your lots on fixed weekdays' },
  { label: 'Gear', text: 'You bring a phone and a car. We lend the gimbal, lights and jacket.' },
  { label: 'Area', text: 'Lots near you. We name the towns before you start.' },
]

const details: Record<JobId, Omit<Job, 'id' | 'title'>> = {
  'sales-rep': {
    territory,
    type: 'Independent sales contractor, commission-based (up to 80% of gross), remote-friendly',
    datePosted: '2026-11-21',
    pay: { figure: 'Up to 80%', text: 'of gross, on closed sales', hasTerms: true, range: undefined },
    benefitsOffered: undefined,
    practical: [],
    responsibilities: [
      'Find stores whose listings undersell their cars',
      'Show managers the 360° viewer on their own inventory',
      'Sign them month to month',
      'Stay their point of contact, and brief the photo crew',
    ],
    benefits: [
      'Up to 80% commission on closed sales',
      'Marketing materials and training',
      'Ongoing residuals',
      'Flexible schedule and territory',
      'Career growth',
    ],
    page: {
      description: `Sell vehicle photography to dealerships in MA, RI and CT: independent sales contractor at ${site.name}, remote-friendly, paid on commission.`,
      lead: 'You’re paid for what you close, and you set your own week.',
      picture: 'listing',
      pictureAlt: 'A phone in a hand with a dealer’s listing on it, whose crossover turns under the thumb',
    },
  },
  'field-photographer': {
    territory,
    type: 'Independent service contractor',
    datePosted: '2026-11-21',
    pay: { text: 'Per completed vehicle and per rooftop', hasTerms: false, range: undefined },
    benefitsOffered: undefined,
    practical: photographerFacts,
    responsibilities: [
      'Photograph new arrivals on your route',
      'Record damage, odometer and options',
      'Upload before you leave the lot',
      'Check with your contact which vehicles are ready',
    ],
    requirements: [
      'A smartphone with a good camera',
      'A 360 camera, or the willingness to learn one',
      'Attention to detail',
      'Reliable transportation',
      'Time management',
    ],
    benefits: [
      'Flexible routes',
      'Paid per completed vehicle and per rooftop',
      'Growth into lead roles',
      'Crew support',
    ],
    page: {
      description: `Photograph vehicles on dealership lots in MA, RI and CT: independent service contractor at ${site.name}, paid per completed vehicle and per rooftop.`,
      lead: 'You photograph new arrivals on dealers’ lots with your phone.',
      picture: 'kit',
      pictureAlt: kitAlt,
    },
  },
}

export const jobs: ReadonlyArray<Job> = positions.map(({ id, label }) => ({
  id,
  title: label,
  ...details[id],
}))

/** Connecticut requires pay and benefits in public job postings (Public Act 26-12). */
export const payAndBenefits = {
  sample: jobs.some(({ pay, benefitsOffered }) => !pay.range || !benefitsOffered) && 'pay and benefits',
}
