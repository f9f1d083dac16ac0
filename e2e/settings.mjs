import { createHash } from 'node:crypto'

/**
 * The tests can run beside `npm start`, which uses other ports. The tests' ports are below 32768, because Linux assigns
 * higher ports to outgoing connections.
 */
export const e2ePorts = { site: 5273, nginx: 5274, functions: 5321, database: 5322, smtp: 2025, inbox: 9025 }

export const builtSite = '.local/e2e-site'

// This key is as long as a real project's key and as hard to compress, so the size budgets are realistic.
const anonKey = Array.from('abcde', (letter) => createHash('sha256').update(letter).digest('base64url')).join(
  '.',
)

/** Unused settings are empty strings, so a local .env file can't change the build under test. */
export const siteEnv = {
  VITE_SUPABASE_URL: `http://localhost:${e2ePorts.functions}`,
  VITE_SUPABASE_ANON_KEY: anonKey,
  VITE_SITE_URL: '',
  VITE_SPIN_VIEWER_URL: '',
  VITE_CAMPAIGN_VIDEO_URL: '',
  VITE_DELIVER_DEMO_REQUESTS: '',
  VITE_ERROR_REPORTS_URL: '',
  VITE_ANALYTICS_URL: '',
}
