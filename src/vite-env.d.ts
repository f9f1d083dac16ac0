/// <reference types="vite/client" />

/** Replaced by vite.config.ts. */
declare const __SETTINGS__: import('./lib/env-schema').Env
/** Separate constants, so that builds without a feature leave out its code. */
declare const __ERROR_REPORTS_URL__: string | undefined
declare const __ANALYTICS_URL__: string | undefined
