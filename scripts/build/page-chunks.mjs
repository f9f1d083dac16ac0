import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** @typedef {Awaited<ReturnType<typeof import('vite').build>>} Built */

/**
 * Which file of the built site holds the code of each route: the same module is a file of both builds, under two
 * names, and the server's stands in the route's import.
 * @param {{ client: Built, server: Built, serverDir: string }} builds
 * @returns {Promise<Map<string, string>>} by path of the route
 */
export async function readPageChunks({ client, server, serverDir }) {
  /** @type {{ routes: import('react-router-dom').RouteObject[] }} */
  const { routes } = await import(pathToFileURL(resolve(serverDir, 'entry-server.js')).href)
  const moduleOf = new Map(chunksOf(server).map(({ fileName, facadeModuleId }) => [fileName, facadeModuleId]))
  const fileOf = new Map(chunksOf(client).map(({ fileName, facadeModuleId }) => [facadeModuleId, fileName]))
  return new Map(
    leavesOf(routes).flatMap(({ path, lazy }) => {
      const [, name = ''] = String(lazy).match(/import\(["'`]\.\/([^"'`]+)["'`]\)/) ?? []
      const file = fileOf.get(moduleOf.get(`assets/${name}`) ?? null)
      return path && file ? [[path, file]] : []
    }),
  )
}

/**
 * @param {import('react-router-dom').RouteObject[]} routes
 * @returns {import('react-router-dom').RouteObject[]}
 */
function leavesOf(routes) {
  return routes.flatMap((route) => (route.children ? leavesOf(route.children) : [route]))
}

/** @param {Built} built */
function chunksOf(built) {
  if (!('output' in built)) throw new Error('expected one output of a build')
  return built.output.filter((file) => file.type === 'chunk')
}
