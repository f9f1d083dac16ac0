import { resolve } from 'node:path'
import { build } from 'vite'

/**
 * Bundles a module and its imports into one classic script.
 * @param {string} input
 * @returns {Promise<string>}
 */
export async function bundleScript(input) {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': resolve('src') } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: resolve(input), output: { format: 'iife' } },
    },
  })
  const [chunk] = /** @type {import('vite').Rolldown.RolldownOutput} */ (result).output
  return chunk.code.trim()
}
