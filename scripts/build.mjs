// Builds the site. Hosts pass --require-settings, which turns missing settings and sample content into errors. With
// ALLOW_SAMPLE_CONTENT=true, a build with sample content succeeds, but all its pages are noindex.
import { build, loadEnv } from 'vite'
import { contentPolicy } from '../hosting/content-policy.mjs'
import { writeHostFiles } from '../hosting/host-files.mjs'
import { weighPages } from './build/budgets.mjs'
import { bundleScript } from './build/bundle-script.mjs'
import { compressSite } from './build/compress.mjs'
import { completeLicenses, licenseOptions } from './build/licenses.mjs'
import { loadServer, prerenderSite } from './build/prerender.mjs'
import { writeSecurityTxt } from './build/security-txt.mjs'
import { writeSitemap } from './build/sitemap.mjs'
import { writeViewerScripts } from './build/viewer-scripts.mjs'
import { checkSettings } from './check-settings.mjs'
import { loadContent } from './launch-check/content.mjs'
import { describePoint, missingSettings, sampleContent } from './launch-check/open-points.mjs'
import { readArgs } from './stop.mjs'

const { values } = readArgs({
  options: { outDir: { type: 'string', default: 'dist' }, 'require-settings': { type: 'boolean' } },
})
await checkSettings()
const outDir = values.outDir
const env = loadEnv('production', process.cwd(), ['VITE_', 'ALLOW_SAMPLE_CONTENT'])
const missing = missingSettings(env).join(', ')
if (missing) console.warn(`Missing settings: ${missing}. See .env.example.`)
if (values['require-settings']) {
  const samples = sampleContent(await loadContent()).map(describePoint)
  const isStaging = env.ALLOW_SAMPLE_CONTENT === 'true'
  if (samples.length > 0) {
    console.warn(`Sample content is still in place:\n${samples.join('\n')}`)
    if (isStaging) console.warn('ALLOW_SAMPLE_CONTENT=true: every page of this build is noindex.')
    else
      console.warn('Replace it. For a staging site that search engines skip, set ALLOW_SAMPLE_CONTENT=true.')
  }
  if (missing || (samples.length > 0 && !isStaging)) process.exit(1)
  // Both builds below read VITE_NOINDEX in src/lib/env-schema.ts.
  if (samples.length > 0) process.env.VITE_NOINDEX = 'true'
}
const serverDir = '.local/site-server'

await build({ build: { outDir, emptyOutDir: true, manifest: true, license: licenseOptions } })
await build({
  logLevel: 'warn',
  build: { outDir: serverDir, emptyOutDir: true, ssr: 'src/app/entry-server.tsx', copyPublicDir: false },
})

const server = await loadServer(serverDir)
// The inline script must be the same on every page, because the Content-Security-Policy allows it by a single hash. It
// is compiled to older syntax, because it shows our phone number and email address in browsers that can't run the
// modules.
const inlineScript = await bundleScript('src/app/early-input/inline.ts', 'es2020')
const pages = await prerenderSite({ outDir, server, inlineScript })
completeLicenses(outDir)
writeViewerScripts(outDir, server.siteOrigin)
const indexed = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path)
writeSitemap(outDir, { origin: server.siteOrigin, paths: indexed })
writeSecurityTxt(outDir, { contact: server.brand.supportEmail, origin: server.siteOrigin })
writeHostFiles(outDir, contentPolicy(env, inlineScript), server.pagePaths)
await compressSite(outDir)

const { table, excesses } = weighPages(outDir, pages)
console.log(`\n${pages.length} pages prerendered; kB as sent:`)
console.table(table)
if (excesses.length > 0) {
  console.error(`Over budget (scripts/build/budgets.mjs):\n${excesses.join('\n')}`)
  process.exit(1)
}
