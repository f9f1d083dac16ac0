import { cleanLine } from './fields/clean-text.ts'

const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const

export const sourceKeys = ['page', ...campaignKeys] as const

/** The path of the form's page, and the campaign parameters of the visitor's landing page. */
export type LeadSource = Partial<Record<(typeof sourceKeys)[number], string>>

const maxCharacters = 200

/** Invalid parts are ignored, because they are no reason to reject a lead. */
export function readSource(given: unknown): LeadSource {
  if (typeof given !== 'object' || given === null) return {}
  const texts = sourceKeys.flatMap((key) => {
    const value = (given as Record<string, unknown>)[key]
    const text = typeof value === 'string' ? cleanLine(value.slice(0, maxCharacters)) : ''
    return text === '' || (key === 'page' && !text.startsWith('/')) ? [] : [[key, text] as const]
  })
  return Object.fromEntries(texts)
}

/** Returns text such as 'utm_source=google, utm_medium=cpc', or '' if there are no campaign parameters. */
export function campaignOf(source: LeadSource): string {
  return campaignKeys.flatMap((key) => (source[key] ? [`${key}=${source[key]}`] : [])).join(', ')
}
