/** Apart from those of `npm start`, so that the tests run beside it; below 32768, where Linux hands out no port of its own. */
export const e2ePorts = { site: 5273, nginx: 5274, functions: 5321, database: 5322, smtp: 2025, inbox: 9025 }

/** The production build that the tests visit. */
export const builtSite = '.local/e2e-site'
