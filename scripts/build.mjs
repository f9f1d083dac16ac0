// Builds the site: `npm run build`, or `node scripts/build.mjs --outDir folder`.
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { checkBudgets } from './build/budgets.mjs'
import { compressSite } from './build/compress.mjs'
import { readLoader } from './build/loader.mjs'
import { readPageChunks } from './build/page-chunks.mjs'
import { prerenderSite } from './build/prerender.mjs'

process.env.NODE_ENV ??= 'production'
const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } })
const outDir = values.outDir
const serverDir = 'node_modules/.cache/site-server'

const client = await build({ build: { outDir, emptyOutDir: true } })
const server = await build({
  logLevel: 'warn',
  build: { outDir: serverDir, emptyOutDir: true, ssr: 'src/app/entry-server.tsx', copyPublicDir: false },
})

const pages = await prerenderSite({ outDir, serverDir, loader: await readLoader() })
await compressSite(outDir)

const { table, excesses } = checkBudgets(outDir, await readPageChunks({ client, server, serverDir }))
console.log(`\n${pages.length} pages prerendered; kB as sent:\n${table}`)
if (excesses.length > 0) {
  console.error(`\nOver budget:\n${excesses.join('\n')}`)
  process.exit(1)
}
