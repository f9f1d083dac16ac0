/// <reference types="vite/client" />

/** Replaced by vite.config.ts. */
declare const __SETTINGS__: import('./lib/env-schema').Env
/** Constants of their own, so that what they switch on is absent from a build without them. */
declare const __ERROR_REPORTS_URL__: string | undefined
declare const __ANALYTICS_URL__: string | undefined
