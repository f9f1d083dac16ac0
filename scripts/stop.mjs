import { parseArgs } from 'node:util'

/**
 * @param {string} message the problem and how to fix it
 * @returns {never}
 */
export function stop(message) {
  console.error(message)
  process.exit(1)
}

/**
 * Like `parseArgs`, but an unknown option ends the command without a stack trace.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {T} config
 */
export function readArgs(config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return stop(/** @type {Error} */ (error).message)
  }
}
