import { cleanLine } from './fields/clean-text.ts'

const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const

/** Stored with a lead's fields. */
export const sourceKeys = ['page', ...campaignKeys] as const

/** The path of the form's page, and the campaign parameters of the visitor's landing page. */
export type LeadSource = Partial<Record<(typeof sourceKeys)[number], string>>

const mostCharacters = 200

/** Keeps the valid parts of `given` and ignores the rest, because a bad source is no reason to reject a lead. */
export function readSource(given: unknown): LeadSource {
  if (typeof given !== 'object' || given === null) return {}
  const texts = sourceKeys.flatMap((key) => {
    const value = (given as Record<string, unknown>)[key]
    const text = typeof value === 'string' ? cleanLine(value.slice(0, mostCharacters)) : ''
    return text === '' || (key === 'page' && !text.startsWith('/')) ? [] : [[key, text] as const]
  })
  return Object.fromEntries(texts)
}

/** For example 'utm_source=google, utm_medium=cpc'. Empty without campaign parameters. */
export function campaignOf(source: LeadSource): string {
  return campaignKeys.flatMap((key) => (source[key] ? [`${key}=${source[key]}`] : [])).join(', ')
}
