import { brand } from '@brand'
import { type PositionId, positions } from '@contracts/positions'

/** A name in lowercase letters, digits and hyphens: "O'Neil Auto Media" is oneil-auto-media. */
export function slugOf(name: string): string {
  const letters = name.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '')
  return letters
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Every path of the site, for links and routes alike. SPEC section 2. */
export const paths = {
  home: '/',
  why: `/why-${slugOf(brand.name)}`,
  services: '/services',
  spin: '/services/360-photography',
  standard: '/services/standard-photography',
  video: '/services/vehicle-videography',
  enhancement: '/services/ai-enhancement',
  branding: '/services/custom-branding',
  onsite: '/services/onsite-service',
  pricing: '/pricing',
  allPlans: '/all-plans',
  calculator: '/pricing-calculator-hidden',
  contact: '/contact',
  careers: '/careers',
  success: '/success',
  campaign: '/vid-box-campaign',
  campaignShort: '/campaign',
  backgrounds: '/virtual-backgrounds',
  guarantee: '/turnaround-guarantee',
  privacy: '/privacy',
  terms: '/terms',
  tryYourCar: '/try-your-car',
} as const

/** What a visitor comes to the contact page for. DECISIONS section 9, "contact, `?for=`". */
export const contactIntents = ['demo', 'spins', 'quote', 'integration', 'plan', 'tried'] as const
export type ContactIntent = (typeof contactIntents)[number]

/** The contact page, ready for what the visitor comes for. */
export function contactPath(intent: ContactIntent) {
  return `${paths.contact}?for=${intent}`
}

export type JobId = PositionId
export const jobIds = positions.map(({ id }) => id)

/** The page of one job. */
export function jobPath(id: JobId) {
  return `${paths.careers}/${id}`
}

export const applicationAnchor = 'application-form'

/** The application form with the job's role chosen. */
export function applyPath(id: JobId) {
  return `${paths.careers}?role=${id}#${applicationAnchor}`
}

/** The 360 viewer, a page of its own to be framed. @param set name of a folder under /spin/ */
export function viewerPath(set: string) {
  return `/viewer/?set=${set}`
}

/** The viewer, ready for frames that the page around it hands over. */
export const handedViewerPath = '/viewer/?source=page'
