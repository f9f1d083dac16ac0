import { parseEnv } from '@/lib/env-schema'

/** vite.config.ts has already checked these settings, so parsing them doesn't throw. */
export const env = parseEnv(import.meta.env)
