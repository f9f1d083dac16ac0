/** Open positions. Their copy is in src/content/careers/jobs.ts, under the same ids. */
export const positions = [
  { id: 'sales-rep', label: 'Independent Sales Representative' },
  { id: 'field-photographer', label: 'Field Photographer' },
] as const

export type PositionId = (typeof positions)[number]['id']
