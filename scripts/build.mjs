// Builds the site: `npm run build`, or `node scripts/build.mjs --outDir folder`.
import { parseArgs } from 'node:util'
import { build, loadEnv } from 'vite'
import { compressSite } from './build/compress.mjs'
import { readLoader } from './build/loader.mjs'
import { prerenderSite } from './build/prerender.mjs'
import { writeHostingFiles } from './hosting/write-hosting-files.mjs'

process.env.NODE_ENV ??= 'production'
const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } })
const outDir = values.outDir
const serverDir = 'node_modules/.cache/site-server'

await build({ build: { outDir, emptyOutDir: true } })
await build({
  logLevel: 'warn',
  build: { outDir: serverDir, emptyOutDir: true, ssr: 'src/app/entry-server.tsx', copyPublicDir: false },
})

const pages = await prerenderSite({ outDir, serverDir, loader: await readLoader() })
writeHostingFiles(outDir, loadEnv('production', process.cwd(), 'VITE_'))
await compressSite(outDir)
console.log(`${pages.length} pages prerendered`)
