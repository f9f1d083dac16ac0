import { parseEnv } from '@/lib/env-schema'

/** vite.config.ts has already validated the settings. */
export const env = parseEnv(import.meta.env)
