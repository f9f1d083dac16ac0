import { brand } from '@shared/brand'
import { type PositionId, positions } from '@shared/contracts/positions'

/** Turns a name such as "O'Neil Auto Media" into oneil-auto-media. */
function slugOf(name: string): string {
  const letters = name.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '')
  return letters
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

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
  accessibility: '/accessibility',
  tryYourCar: '/try-your-car',
  viewerForYourSite: '/viewer-for-your-site',
  visitReport: '/sample-visit-report',
  photoRequirements: '/photo-requirements',
} as const

/** The values of `?for=` on /contact. RULINGS section 9 lists all except 'tried', which /try-your-car uses. */
export const contactIntents = ['demo', 'spins', 'quote', 'integration', 'plan', 'tried'] as const
export type ContactIntent = (typeof contactIntents)[number]

export function contactPath(intent: ContactIntent) {
  return `${paths.contact}?for=${intent}`
}

export type JobId = PositionId
export const jobIds = positions.map(({ id }) => id)

export function jobPath(id: JobId) {
  return `${paths.careers}/${id}`
}

export const applicationAnchor = 'application-form'

export function applyPath(id: JobId) {
  return `${paths.careers}?role=${id}#${applicationAnchor}`
}

export const sameCarAnchor = 'same-car'

/**
 * The section that explains background editing and the photo booth. Features such as '360° Virtual Photo Booth' link to
 * it (RULINGS section 10).
 */
export const sameCarPath = `${paths.enhancement}#${sameCarAnchor}`

export const operatingFactsAnchor = 'operating-facts'

export const readinessAnchor = 'ready'

export const addOnsAnchor = 'add-ons'

export const comparisonAnchor = 'compare'

export const platformsAnchor = 'platforms'

export const waitingCostAnchor = 'what-waiting-costs'

/** Takes the name of a folder under /spin/. */
export function viewerPath(set: string) {
  return `/viewer/?set=${set}`
}

/** The page that embeds this viewer provides the frames. */
export const viewerPathForPageFrames = '/viewer/?source=page'
