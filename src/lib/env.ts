import { parseEnv } from '@/lib/env-schema'

/** The build has checked them (scripts/build.mjs). */
export const env = parseEnv(import.meta.env)
