/** The open positions. Their text is in src/content/careers/jobs.ts, under the same ids. */
export const positions = [
  { id: 'sales-rep', label: 'Independent Sales Representative' },
  { id: 'field-photographer', label: 'Field Photographer' },
] as const

export type PositionId = (typeof positions)[number]['id']

/** The roles of the application form (SPEC section 3). */
export const roles = [...positions, { id: 'other', label: 'Other - specify in cover letter' }] as const

export type RoleId = (typeof roles)[number]['id']
