import { resolve } from 'node:path'
import { build } from 'vite'

/**
 * The script that stands at the end of every page, as short as it gets. The same text everywhere, so that one hash
 * in the Content-Security-Policy allows it.
 * @returns {Promise<string>}
 */
export async function readLoader() {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': resolve('src') } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: 'src/app/loader.ts', output: { format: 'iife' } },
    },
  })
  const [chunk] = /** @type {import('vite').Rolldown.RolldownOutput} */ (result).output
  return chunk.code.trim()
}
