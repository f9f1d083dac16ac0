/** These are sample figures until the owner supplies measured ones. */
export const sample = true

type EngagementMeasure = {
  id: string
  label: string
  statistic: string
  /** Out of 100 people who view a listing. */
  before: number
  after: number
}

export const engagementMeasures: ReadonlyArray<EngagementMeasure> = [
  {
    id: 'open',
    label: 'Open the photos',
    statistic: 'shoppers who open the photos',
    before: 42,
    after: 63,
  },
  {
    id: 'stay',
    label: 'View every photo',
    statistic: 'who view every photo',
    before: 24,
    after: 39,
  },
  {
    id: 'return',
    label: 'Come back to the car',
    statistic: 'who come back to the same car',
    before: 14,
    after: 19,
  },
  { id: 'ask', label: 'Call or write', statistic: 'who call or write', before: 5, after: 7 },
]

/** Daily interactions with an average listing, in the last 30 days before our media and the first 30 days with it. */
export const engagementTrend = {
  before: [
    31, 29, 33, 30, 28, 36, 37, 32, 30, 31, 29, 30, 38, 36, 31, 32, 30, 29, 31, 37, 35, 30, 31, 33, 29, 30,
    36, 38, 31, 32,
  ],
  after: [
    33, 32, 35, 36, 35, 44, 46, 38, 39, 40, 41, 40, 51, 52, 43, 44, 45, 44, 46, 57, 58, 47, 49, 48, 50, 51,
    61, 63, 52, 54,
  ],
}
