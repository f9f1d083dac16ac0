import { createHash } from 'node:crypto'

/**
 * Ports other than those of `npm start`, so that the tests can run beside it, and below 32768, where Linux assigns none
 * by itself.
 */
export const e2ePorts = { site: 5273, nginx: 5274, functions: 5321, database: 5322, smtp: 2025, inbox: 9025 }

/** The production build that the tests visit. */
export const builtSite = '.local/e2e-site'

// As long as a real project's and as hard to compress, so that the budgets hold with one.
const anonKey = Array.from('abcde', (letter) => createHash('sha256').update(letter).digest('base64url')).join(
  '.',
)

/** The settings of that build. Each is set, so that a local .env changes no test. */
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
