import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inspectSite } from './inspect-site.mjs'
import { nginxConfiguration } from './nginx.mjs'
import { contentPolicy, rulesFor } from './rules.mjs'
import { headersFile, redirectsFile } from './static-hosts.mjs'

/**
 * Writes what tells each host to do the right thing: _headers, _redirects and .assetsignore into the site, and beside it, where nobody
 * can ask for them, nginx.conf and the rules that `npm run preview` follows. Call it once all HTML is written, before
 * files are compressed.
 * @param {string} outDir
 * @param {Record<string, string | undefined>} env the VITE_ settings of the build
 * @returns {import('./rules.mjs').Rules}
 */
export function writeHostingFiles(outDir, env) {
  const site = inspectSite(outDir)
  const rules = rulesFor(site, env)
  giveUnknownAddressesAPolicy(join(outDir, site.notFound.file), contentPolicy(site.notFound, env))
  writeFileSync(join(outDir, '_headers'), headersFile(rules, site))
  writeFileSync(join(outDir, '_redirects'), redirectsFile(rules))
  // Cloudflare compresses by itself, and would serve these at URLs of their own.
  writeFileSync(join(outDir, '.assetsignore'), '*.br\n*.gz\n')
  const beside = besideSite(outDir)
  mkdirSync(beside, { recursive: true })
  writeFileSync(join(beside, 'nginx.conf'), nginxConfiguration(rules))
  writeFileSync(join(beside, 'rules.json'), `${JSON.stringify(rules, null, 2)}\n`)
  return rules
}

/**
 * The folder for what belongs to a build but not to its site: dist-hosting beside dist.
 * @param {string} outDir
 */
export function besideSite(outDir) {
  return `${resolve(outDir)}-hosting`
}

/**
 * Netlify and Cloudflare know the page for unknown addresses by no pattern that is not every page's, so it brings its
 * policy itself. Who may frame it cannot be said there; it only holds links.
 * @param {string} file
 * @param {string} policy
 */
function giveUnknownAddressesAPolicy(file, policy) {
  const html = readFileSync(file, 'utf8').replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  // After the charset, which must stand at the very start, and before anything that the policy governs.
  const withPolicy = html.replace(/<meta charset=[^>]*>/i, (charset) => `${charset}${meta}`)
  if (withPolicy === html) throw new Error(`${file} has no <meta charset> to put its policy after.`)
  writeFileSync(file, withPolicy)
}
