/** Open positions by the id in applications; their text is in src/content/careers/jobs.ts. */
export const positions = [
  { id: 'sales-rep', label: 'Independent Sales Representative' },
  { id: 'field-photographer', label: 'Field Photographer' },
] as const

export type PositionId = (typeof positions)[number]['id']
