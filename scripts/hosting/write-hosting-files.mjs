import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inspectSite } from './inspect-site.mjs'
import { nginxConfiguration } from './nginx.mjs'
import { contentPolicy, rulesFor } from './rules.mjs'
import { headersFile, redirectsFile } from './static-hosts.mjs'

/**
 * Writes _headers, _redirects and .assetsignore into the site; nginx.conf and the preview's rules.json, which must not be
 * published, into a folder beside it. Call it once all HTML is written, before files are compressed.
 * @param {string} outDir
 * @param {Record<string, string | undefined>} env the VITE_ settings of the build
 * @returns {import('./rules.mjs').Rules}
 */
export function writeHostingFiles(outDir, env) {
  const site = inspectSite(outDir)
  const rules = rulesFor(site, env)
  addPolicyTo404(join(outDir, site.notFound.file), contentPolicy(site.notFound, env))
  writeFileSync(join(outDir, '_headers'), headersFile(rules, site))
  writeFileSync(join(outDir, '_redirects'), redirectsFile(rules))
  // Cloudflare compresses by itself, and would publish these.
  writeFileSync(join(outDir, '.assetsignore'), '*.br\n*.gz\n')
  const hostingDir = hostingDirOf(outDir)
  mkdirSync(hostingDir, { recursive: true })
  writeFileSync(join(hostingDir, 'nginx.conf'), nginxConfiguration(rules))
  writeFileSync(join(hostingDir, 'rules.json'), `${JSON.stringify(rules, null, 2)}\n`)
  return rules
}

/**
 * 'dist-hosting' for 'dist'.
 * @param {string} outDir
 */
export function hostingDirOf(outDir) {
  return `${resolve(outDir)}-hosting`
}

/**
 * No pattern of Netlify and Cloudflare matches the 404 page alone, so its policy is in a meta element, which cannot have
 * frame-ancestors; the page only contains links.
 * @param {string} file
 * @param {string} policy
 */
function addPolicyTo404(file, policy) {
  const html = readFileSync(file, 'utf8').replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  // After the charset, which must come first, and before anything that the policy governs.
  const withPolicy = html.replace(/<meta charset=[^>]*>/i, (charset) => `${charset}${meta}`)
  if (withPolicy === html) throw new Error(`${file} has no <meta charset> to put its policy after.`)
  writeFileSync(file, withPolicy)
}
