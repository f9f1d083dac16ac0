import { brand } from '@brand'

/** Every address of the site; links and routes both read it here. SPEC section 2. */
export const paths = {
  home: '/',
  why: `/why-${brand.name.toLowerCase()}`,
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
} as const

/** The page of one job. @param id a job's id, e.g. 'sales-rep' */
export function jobPath(id: string) {
  return `${paths.careers}/${id}`
}

export const applicationAnchor = 'application-form'
