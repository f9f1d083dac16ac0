// Builds the site for `npm run preview` if dist/ is missing or older than a source file.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkSettings } from './check-settings.mjs'

const sources = [
  ...['.env', '.env.local', '.env.production', '.env.production.local', 'hosting', 'public'],
  ...['index.html', 'package.json', 'package-lock.json', 'tailwind.config.ts', 'vite.config.ts'],
  ...['scripts/build', 'scripts/build.mjs', 'src', 'supabase/functions/_shared', 'viewer'],
]

/**
 * @param {string} path
 * @returns {number}
 */
function changedAt(path) {
  const status = statSync(path, { throwIfNoEntry: false })
  const inside = status?.isDirectory() ? readdirSync(path).map((name) => changedAt(join(path, name))) : []
  return Math.max(status?.mtimeMs ?? 0, ...inside)
}

await checkSettings()
// A build writes dist/_headers near its end, so an interrupted build is treated as stale.
if (Math.max(...sources.map(changedAt)) > changedAt('dist/_headers')) await import('./build.mjs')
