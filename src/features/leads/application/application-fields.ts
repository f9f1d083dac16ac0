import type { ApplicationValues } from './application-code'

export const loadApplicationCode = () => import('./application-code')

export const emptyApplication: ApplicationValues = {
  name: '',
  email: '',
  phone: '',
  location: '',
  roleApplyingFor: '',
  linkedinUrl: '',
  resume: null,
  coverLetter: '',
  website: '',
}

/** A draft can't store a file, and the decoy field must stay empty. */
export function isDrafted(field: string): boolean {
  return field !== 'resume' && field !== 'website'
}
