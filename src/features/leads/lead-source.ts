import type { LeadSource } from '@shared/contracts/lead-source'
import { readSession, writeSession } from '@/lib/session'

const key = 'campaign'
const maxCharacters = 4000

export function rememberCampaign() {
  const parameters = [...new URLSearchParams(location.search)]
    .map(([name, value]) => [name.toLowerCase(), value])
    .filter(([name]) => name?.startsWith('utm_'))
  if (parameters.length === 0) return
  writeSession(key, new URLSearchParams(parameters).toString().slice(0, maxCharacters))
}

/**
 * The server sanitizes the result, because it comes from the URL.
 * @param page the path of the form's page
 */
export function leadSource(page: string): LeadSource {
  // fromEntries keeps the last value of a repeated parameter, so reverse the list to keep the first one.
  const campaign = [...new URLSearchParams(readSession(key) ?? '')].reverse()
  return { ...Object.fromEntries(campaign), page }
}
