// Lists what must change before the site goes public; exits with 1 until nothing is left.
import { readdirSync } from 'node:fs'
import { loadEnv } from 'vite'
import { unfinishedContent, unfinishedSettings } from './launch-check/open-points.mjs'
import { withModules } from './typescript-modules.mjs'

const contentFolder = 'src/content'
const brandModule = 'supabase/functions/_shared/brand.ts'
const mediaModules = ['stills', 'spin/spin-sets', 'spin/features'].map((name) => `scripts/media/${name}.mjs`)

const modules = await withModules(async (load) => {
  const entries = []
  for (const path of [brandModule, ...mediaModules, ...listContent()])
    entries.push([path, await load(`/${path}`)])
  return Object.fromEntries(entries)
})

const env = { ...loadEnv('production', process.cwd(), ''), ...process.env }
const points = [...unfinishedContent(modules), ...unfinishedSettings(env)]

for (const { what, where } of points) console.log(`  ${where}: ${what}`)
console.log(points.length === 0 ? 'Nothing is left: ready to launch.' : `\n${points.length} points are open.`)
process.exitCode = points.length === 0 ? 0 : 1

function listContent() {
  const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${contentFolder}/${file}`)
    .sort()
}
