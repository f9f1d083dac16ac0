/**
 * @typedef {{ what: string, where: string }} OpenPoint
 * @typedef {Record<string, string | undefined>} Env
 * @typedef {import('../../src/content/services/channels.ts').Channel} Channel
 */

/** @typedef {'sample' | 'needsLegalReview'} Flag */

/** @type {Record<Flag, string>} */
const reasons = { sample: 'still sample content', needsLegalReview: "waits for the owner's lawyer" }

/**
 * Lists the content that isn't final. A module marks it with `sample` or `needsLegalReview`, either as an export or as
 * a property of an export. The value is true or a description.
 * @param {Record<string, Record<string, unknown>>} modules each module's exports, keyed by its path
 * @returns {OpenPoint[]}
 */
export function unfinishedContent(modules) {
  return [...sampleContent(modules), ...flagged(modules, 'needsLegalReview')]
}

/**
 * @param {Record<string, Record<string, unknown>>} modules each module's exports, keyed by its path
 * @returns {OpenPoint[]}
 */
export function sampleContent(modules) {
  return flagged(modules, 'sample')
}

const channelsModule = 'src/content/services/channels.ts'

/**
 * Lists the channels whose rules were last read more than 180 days ago.
 * @param {Record<string, Record<string, unknown>>} modules each module's exports, keyed by its path
 * @returns {OpenPoint[]}
 */
export function oldSources(modules) {
  const channels = /** @type {Channel[]} */ (modules[channelsModule]?.channels)
  return channels
    .filter(({ source }) => Date.now() - Date.parse(source.read) > 180 * 86_400_000)
    .map(({ name, source }) => ({
      what: `${name}: last read on ${source.read}; read ${source.url} again`,
      where: channelsModule,
    }))
}

/** @param {OpenPoint} point */
export function describePoint({ what, where }) {
  return `  ${where}: ${what}`
}

/**
 * @param {Record<string, Record<string, unknown>>} modules
 * @param {Flag} flag
 */
function flagged(modules, flag) {
  return Object.entries(modules).flatMap(([where, exports]) => {
    const values = [exports, ...Object.values(exports)].map((holder) => isRecord(holder) && holder[flag])
    const subjects = values.filter((value) => typeof value === 'string')
    if (subjects.length > 0)
      return subjects.map((subject) => ({ what: `${subject}: ${reasons[flag]}`, where }))
    return values.includes(true) ? [{ what: reasons[flag], where }] : []
  })
}

const siteSettings = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'VITE_SITE_URL']

/**
 * Returns the names of the missing settings. The site works without them, but it can't send leads, and its origin may
 * be wrong.
 * @param {Env} env
 * @returns {string[]}
 */
export function missingSettings(env) {
  return siteSettings.filter((name) => !env[name]?.trim())
}

/**
 * @param {Env} env
 * @returns {OpenPoint[]}
 */
export function unfinishedSettings(env) {
  const missing = missingSettings(env).map((where) => ({ what: 'missing setting', where }))
  const local = siteSettings
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
  return [...missing, ...local, ...off]
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
