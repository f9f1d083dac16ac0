/** The names in the subjects of plan requests. Keep them equal to those in src/content/pricing/plans.ts. */
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
