import { runnerImport } from 'vite'

// Node 20 does not read TypeScript, Vite does.
const { module } = await runnerImport('./supabase/functions/_shared/brand.ts')

export const brand = /** @type {typeof import('@brand').brand} */ (module.brand)
