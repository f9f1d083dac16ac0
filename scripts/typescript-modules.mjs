import { createServer } from 'vite'
import { checkSettings } from './check-settings.mjs'

/**
 * Loads TypeScript modules with Vite, because Node 20 can't import TypeScript or resolve our aliases.
 * @template T
 * @param {(load: (path: string) => Promise<Record<string, unknown>>) => Promise<T>} use gets a function that loads a
 *   module by its path from the project's root, such as '/src/app/route-table.ts'
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
