import type { LeadSource } from '@shared/contracts/lead-source'
import { readSession, writeSession } from '@/lib/session'

const key = 'campaign'
const mostCharacters = 4000

// Used if session storage is blocked.
let landing = ''

/** Keeps the landing page's utm_ parameters for the session. */
export function rememberCampaign() {
  const parameters = [...new URLSearchParams(location.search)]
    .map(([name, value]) => [name.toLowerCase(), value])
    .filter(([name]) => name?.startsWith('utm_'))
  if (parameters.length === 0) return
  landing = new URLSearchParams(parameters).toString().slice(0, mostCharacters)
  writeSession(key, landing)
}

/**
 * The source to send with a lead; the server sanitizes it.
 * @param page path of the form's page
 */
export function leadSource(page: string): LeadSource {
  // Reversed, so the first value of a repeated parameter wins.
  const campaign = [...new URLSearchParams(readSession(key) ?? landing)].reverse()
  return { ...Object.fromEntries(campaign), page }
}
