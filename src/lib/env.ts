import type { Env } from '@/lib/env-schema'

/** The settings of this build, read and checked by vite.config.ts. */
export const env: Env = __SETTINGS__
