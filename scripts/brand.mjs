import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const path = fileURLToPath(new URL('../supabase/functions/_shared/brand.ts', import.meta.url))

// Load brand.ts with Vite, because Node 20 can't import TypeScript.
const { module } = await runnerImport(path)

export const { brand } = /** @type {typeof import('../supabase/functions/_shared/brand.ts')} */ (module)
