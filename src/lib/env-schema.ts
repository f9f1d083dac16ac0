/**
 * Settings that the browser can see. All are optional. Without a backend, forms show a notice that they can't be sent.
 */
export type Env = {
  backend: { url: string; anonKey: string } | undefined
  /** The origin of canonical links, without a trailing slash. The default is the brand's origin. */
  siteUrl: string | undefined
  spinViewerUrl: string | undefined
  campaignVideoUrl: string | undefined
  deliversDemoRequests: boolean
  /** True in a staging build with sample content (scripts/build.mjs). */
  isNoindex: boolean
  errorReportsUrl: string | undefined
  analyticsUrl: string | undefined
}

/** @throws Error with the setting's name and expected format */
export function parseEnv(values: Record<string, unknown>): Env {
  const url = readUrl(values, 'VITE_SUPABASE_URL')
  const anonKey = readText(values, 'VITE_SUPABASE_ANON_KEY')
  const siteUrl = readUrl(values, 'VITE_SITE_URL')
  if ((url === undefined) !== (anonKey === undefined)) {
    throw new Error('VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY belong together: set both or neither.')
  }
  return {
    backend: url && anonKey ? { url: withoutSlash(url), anonKey } : undefined,
    siteUrl: siteUrl && withoutSlash(siteUrl),
    spinViewerUrl: readUrl(values, 'VITE_SPIN_VIEWER_URL'),
    campaignVideoUrl: readUrl(values, 'VITE_CAMPAIGN_VIDEO_URL'),
    deliversDemoRequests: readSwitch(values, 'VITE_DELIVER_DEMO_REQUESTS'),
    isNoindex: readSwitch(values, 'VITE_NOINDEX'),
    errorReportsUrl: readUrl(values, 'VITE_ERROR_REPORTS_URL'),
    analyticsUrl: readUrl(values, 'VITE_ANALYTICS_URL'),
  }
}

function readText(values: Record<string, unknown>, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' && value.trim() ? value.trim() : undefined
}

function readUrl(values: Record<string, unknown>, name: string): string | undefined {
  const value = readText(values, name)
  if (value === undefined) return undefined
  if (!isWebAddress(value)) {
    throw new Error(`${name} must be a full web address such as https://www.example.com, not "${value}".`)
  }
  return value
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch {
    return false
  }
}

function readSwitch(values: Record<string, unknown>, name: string): boolean {
  const value = readText(values, name)
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  throw new Error(`${name} must be true or false, not "${value}".`)
}
