import { readdirSync } from 'node:fs'
import { withModules } from '../typescript-modules.mjs'

const contentFolder = 'src/content'
const brandModule = 'supabase/functions/_shared/brand.ts'

/** @returns {Promise<Record<string, Record<string, unknown>>>} each module's exports, keyed by its path */
export function loadContent() {
  const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${contentFolder}/${file}`)
    .sort()
  return withModules(async (load) => {
    const entries = []
    for (const path of [brandModule, ...files]) entries.push([path, await load(`/${path}`)])
    return Object.fromEntries(entries)
  })
}
