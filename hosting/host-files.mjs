import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The Content-Security-Policy of every page; client-side navigation can reach any page from any other.
 * @param {Record<string, string | undefined>} env the VITE_ settings
 * @param {string} [inlineScript] the one in the pages' HTML; without it the policy is the dev server's
 */
export function contentPolicy(env, inlineScript) {
  const isDev = inlineScript === undefined
  const origins = (/** @type {string[]} */ ...names) =>
    names.flatMap((name) => (env[name]?.trim() ? ` ${new URL(env[name].trim()).origin}` : [])).join('')
  // Vite's dev server puts scripts into the page, opens a socket and, when it restarts, a worker.
  return [
    "default-src 'self'",
    `script-src 'self' ${isDev ? "'unsafe-inline'" : hashOf(inlineScript)}`,
    // Packages set style attributes and insert style elements; what may run stays strict.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // A visitor's own video on /try-your-car.
    "media-src 'self' blob:",
    `connect-src 'self'${origins('VITE_SUPABASE_URL', 'VITE_ERROR_REPORTS_URL', 'VITE_ANALYTICS_URL')}${isDev ? ' ws:' : ''}`,
    `frame-src 'self'${origins('VITE_SPIN_VIEWER_URL', 'VITE_CAMPAIGN_VIDEO_URL')}`,
    `worker-src ${isDev ? 'blob:' : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * A file of this folder as a host reads it.
 * @param {string} name
 * @param {string} policy
 */
export function hostFile(name, policy) {
  return readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll('{{policy}}', policy)
}

/**
 * @param {string} outDir
 * @param {string} policy
 */
export function writeHostFiles(outDir, policy) {
  for (const name of ['_headers', '_redirects', '.assetsignore'])
    writeFileSync(join(outDir, name), hostFile(name, policy))
  mkdirSync(hostingDirOf(outDir), { recursive: true })
  writeFileSync(join(hostingDirOf(outDir), 'nginx.conf'), hostFile('nginx.conf', policy))
}

/**
 * What must not be published goes beside the site: 'dist-hosting' for 'dist'.
 * @param {string} outDir
 */
export function hostingDirOf(outDir) {
  return `${resolve(outDir)}-hosting`
}

/**
 * The headers for a path. If several rules set the same one, it has their values, as at Cloudflare.
 * @param {string} rules the text of a file _headers
 * @param {string} path
 * @returns {Map<string, string>}
 */
export function headersFor(rules, path) {
  const headers = new Map()
  let matches = false
  for (const line of rules.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (line.startsWith('/'))
      matches = new RegExp(`^${line.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`).test(path)
    else if (name && matches) headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value)
  }
  return headers
}
