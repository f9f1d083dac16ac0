import type { LeadSource } from '@shared/contracts/lead-source'
import { readSession, writeSession } from '@/lib/session'

const key = 'campaign'
const mostCharacters = 4000

// Used where session storage is refused.
let landing = ''

/** Keeps the utm_ parameters of the page the visitor landed on, for the length of the session. */
export function rememberCampaign() {
  const parameters = [...new URLSearchParams(location.search)]
    .map(([name, value]) => [name.toLowerCase(), value])
    .filter(([name]) => name?.startsWith('utm_'))
  if (parameters.length === 0) return
  landing = new URLSearchParams(parameters).toString().slice(0, mostCharacters)
  writeSession(key, landing)
}

/** As it is sent; the server cleans it. @param page the path of the page with the form */
export function leadSource(page: string): LeadSource {
  // Reversed, so of a repeated parameter the first is kept.
  const campaign = [...new URLSearchParams(readSession(key) ?? landing)].reverse()
  return { ...Object.fromEntries(campaign), page }
}
