/**
 * @typedef {Awaited<ReturnType<typeof import('vite').build>>} Built
 * @typedef {import('react-router-dom').RouteObject} RouteObject
 */

/**
 * Which file of the built site holds the code of each route: the same module is a file of both builds, under two
 * names, and the server's stands in the route's import.
 * @param {{ builtSite: Built, builtServer: Built, routes: RouteObject[] }} builds routes: the built server's
 * @returns {Map<string, string>} by path of the route
 */
export function pageChunks({ builtSite, builtServer, routes }) {
  const moduleOf = new Map(chunksOf(builtServer).map((chunk) => [chunk.fileName, chunk.facadeModuleId]))
  const fileOf = new Map(chunksOf(builtSite).map((chunk) => [chunk.facadeModuleId, chunk.fileName]))
  return new Map(
    leavesOf(routes).flatMap(({ path, lazy }) => {
      const [, name = ''] = String(lazy).match(/import\(["'`]\.\/([^"'`]+)["'`]\)/) ?? []
      const file = fileOf.get(moduleOf.get(`assets/${name}`) ?? null)
      return path && file ? [[path, file]] : []
    }),
  )
}

/**
 * @param {RouteObject[]} routes
 * @returns {RouteObject[]}
 */
function leavesOf(routes) {
  return routes.flatMap((route) => (route.children ? leavesOf(route.children) : [route]))
}

/** @param {Built} built */
function chunksOf(built) {
  if (!('output' in built)) throw new Error('expected one output of a build')
  return built.output.filter((file) => file.type === 'chunk')
}
