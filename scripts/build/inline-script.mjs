import { resolve } from 'node:path'
import { build } from 'vite'

/**
 * The same text in every page, so that one hash in the Content-Security-Policy allows it.
 * @returns {Promise<string>}
 */
export async function buildInlineScript() {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': resolve('src') } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: 'src/app/hydration/bootstrap.inline.ts', output: { format: 'iife' } },
    },
  })
  const [chunk] = /** @type {import('vite').Rolldown.RolldownOutput} */ (result).output
  return chunk.code.trim()
}
