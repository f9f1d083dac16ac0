/**
 * @typedef {{ what: string, where: string }} OpenPoint
 * @typedef {Record<string, string | undefined>} Env
 */

const reasons = { sample: 'still sample content', needsLegalReview: "waits for the owner's lawyer" }

/**
 * Content that says of itself that it is not the owner's yet: `sample` or `needsLegalReview`, exported by a module
 * or held by what it exports.
 * @param {Record<string, Record<string, unknown>>} modules a module's exports by its path
 * @returns {OpenPoint[]}
 */
export function unfinishedContent(modules) {
  return Object.entries(modules).flatMap(([where, exports]) =>
    Object.entries(reasons).flatMap(([flag, what]) => {
      const holders = [exports, ...Object.values(exports)]
      return holders.some((holder) => isRecord(holder) && holder[flag] === true) ? [{ what, where }] : []
    }),
  )
}

const siteSettings = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'VITE_SITE_URL']
const functionSettings = [
  'SUPPORT_EMAIL',
  'CAREERS_EMAIL',
  'MAIL_FROM',
  'RESEND_API_KEY',
  'ALLOWED_ORIGINS',
  'OUTBOX_SECRET',
  'IP_HASH_KEY',
  // Without it no alert goes out when leads wait.
  'ALERT_WEBHOOK_URL',
]

/**
 * What the environment lacks for the public, and what it switches off.
 * @param {Env} env
 * @returns {OpenPoint[]}
 */
export function unfinishedSettings(env) {
  const missing = (/** @type {string} */ name) =>
    env[name]?.trim() ? [] : [{ what: 'missing setting', where: name }]
  const local = [...siteSettings, ...functionSettings]
    .filter((name) => /localhost|127\.0\.0\.1|\.example\b/.test(env[name] ?? ''))
    .map((where) => ({ what: 'still a local or sample value', where }))
  const off =
    env.VITE_DELIVER_DEMO_REQUESTS === 'true'
      ? []
      : [
          {
            what: "switched off: the campaign page's demo requests are not delivered",
            where: 'VITE_DELIVER_DEMO_REQUESTS',
          },
        ]
  return [...siteSettings.flatMap(missing), ...functionSettings.flatMap(missing), ...local, ...off]
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
