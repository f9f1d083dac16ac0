import { parseEnv } from '@/lib/env-schema'

/** vite.config.ts has checked them. */
export const env = parseEnv(import.meta.env)
