/** Apart from those of `npm start`, so that the tests run beside it. */
export const e2ePorts = { site: 5273, functions: 55321, database: 55322, smtp: 2025, inbox: 9025 }
