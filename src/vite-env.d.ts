/// <reference types="vite/client" />

/** Replaced by vite.config.ts. */
declare const __SETTINGS__: import('./lib/env-schema').Env
