import type { Env } from '@/lib/env-schema'

/** Validated by vite.config.ts. */
export const env: Env = __SETTINGS__
