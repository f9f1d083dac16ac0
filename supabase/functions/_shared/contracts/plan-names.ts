/** The names in the subjects of plan requests. The type check requires the name of each plan of the site. */
export const planNames = [
  'Self-Serve Plus',
  'Basic Essential 20',
  'Advanced 40',
  'Performance 60',
  'Signature 80',
  'Signature Plus 100',
  'Enterprise 150',
  'Custom',
] as const

export type PlanName = (typeof planNames)[number]
