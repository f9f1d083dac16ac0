// Builds the site: `npm run build`, or `node scripts/build.mjs --outDir folder`.
import { parseArgs } from 'node:util'
import { build, loadEnv } from 'vite'
import { checkBudgets } from './build/budgets.mjs'
import { compressSite } from './build/compress.mjs'
import { readLoader } from './build/loader.mjs'
import { pageChunks } from './build/page-chunks.mjs'
import { loadServer, prerenderSite } from './build/prerender.mjs'
import { writeHostingFiles } from './hosting/write-hosting-files.mjs'
import { writeSitemap } from './sitemap.mjs'
import { writeSocialPictures } from './social-pictures.mjs'

process.env.NODE_ENV ??= 'production'
const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } })
const outDir = values.outDir
const serverDir = '.local/site-server'

const builtSite = await build({ build: { outDir, emptyOutDir: true } })
const builtServer = await build({
  logLevel: 'warn',
  build: { outDir: serverDir, emptyOutDir: true, ssr: 'src/app/entry-server.tsx', copyPublicDir: false },
})

const server = await loadServer(serverDir)
const pages = await prerenderSite({ outDir, server, loader: await readLoader() })
await writeSocialPictures(outDir, { name: server.site.name, pictures: server.socialPictures })
writeSitemap(outDir, { origin: server.siteOrigin, pages: server.sitemapPages })
writeHostingFiles(outDir, loadEnv('production', process.cwd(), 'VITE_'))
await compressSite(outDir)

const { table, excesses } = checkBudgets(
  outDir,
  pageChunks({ builtSite, builtServer, routes: server.routes }),
)
console.log(`\n${pages.length} pages prerendered; kB as sent:\n${table}`)
if (excesses.length > 0) {
  console.error(`\nOver budget:\n${excesses.join('\n')}`)
  process.exit(1)
}
