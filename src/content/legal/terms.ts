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

/** A page that makes one of these claims must link to the claim's conditions. */
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

/** A money-back claim must state its condition next to the claim (16 CFR 239.3). */
export const engagementGuarantee =
  'A measurable increase within 30 days, or your money back if average engagement per listing hasn’t risen.'
