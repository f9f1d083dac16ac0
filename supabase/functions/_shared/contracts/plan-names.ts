/** As in the subject of a plan request; prices and contents are in src/content/pricing/plans.ts. */
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
