/** Plan names that may appear in an email's subject. The type check fails if a plan on the site is missing here. */
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
