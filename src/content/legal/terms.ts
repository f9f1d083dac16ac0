import { paths } from '@/lib/paths'

export const termsAnchors = {
  turnaround: 'turnaround',
  engagement: 'engagement',
  videoEngagement: 'video-engagement',
  reshoot: 'reshoot',
  monthToMonth: 'month-to-month',
  freeSpins: 'free-spins',
  commission: 'commission',
  verificationCodes: 'verification-codes',
} as const

/** A page that makes a claim links to its conditions. */
export const claimTerms = {
  nextFeed: paths.guarantee,
  turnaround: `${paths.terms}#${termsAnchors.turnaround}`,
  engagement: `${paths.terms}#${termsAnchors.engagement}`,
  videoEngagement: `${paths.terms}#${termsAnchors.videoEngagement}`,
  reshoot: `${paths.terms}#${termsAnchors.reshoot}`,
  monthToMonth: `${paths.terms}#${termsAnchors.monthToMonth}`,
  freeSpins: `${paths.terms}#${termsAnchors.freeSpins}`,
  commission: `${paths.terms}#${termsAnchors.commission}`,
} as const
