import { createServer } from 'vite'

/**
 * Loads the project's TypeScript modules, aliases and all: Node 20 does not read TypeScript, Vite does.
 * @template T
 * @param {(load: (path: string) => Promise<Record<string, unknown>>) => Promise<T>} use gets the loader; paths start
 *   at the project's root with a slash
 * @returns {Promise<T>}
 */
export async function withModules(use) {
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
