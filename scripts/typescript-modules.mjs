import { createServer } from 'vite'
import { checkSettings } from './check-settings.mjs'

/**
 * Uses Vite to load TypeScript modules with aliases, because Node 20 can't.
 * @template T
 * @param {(load: (path: string) => Promise<Record<string, unknown>>) => Promise<T>} use receives the loader, whose paths
 *   start at the project's root with a slash
 * @returns {Promise<T>}
 */
export async function withModules(use) {
  await checkSettings()
  const server = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await use((path) => server.ssrLoadModule(path))
  } finally {
    await server.close()
  }
}
