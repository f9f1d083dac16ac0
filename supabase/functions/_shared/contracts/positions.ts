/** Open positions, by which applications name them. src/content/careers/jobs.ts says the rest of each. */
export const positions = [
  { id: 'sales-rep', label: 'Independent Sales Representative' },
  { id: 'field-photographer', label: 'Field Photographer' },
] as const

export type PositionId = (typeof positions)[number]['id']
