import { resolve } from 'node:path'
import { build } from 'vite'
import { baseline } from './baseline.mjs'

/**
 * @param {string} input
 * @param {string | string[]} [target] the oldest JavaScript version or browsers to support
 * @returns {Promise<string>}
 */
export async function bundleScript(input, target = baseline) {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': resolve('src') } },
    build: {
      write: false,
      target,
      modulePreload: false,
      rollupOptions: { input: resolve(input), output: { format: 'iife' } },
    },
  })
  const [chunk] = /** @type {import('vite').Rolldown.RolldownOutput} */ (result).output
  return chunk.code.trim()
}
