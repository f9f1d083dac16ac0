import type { ComponentType } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { App } from '@/app/app'
import { routes } from '@/app/routes'
import { structuredDataScripts } from '@/app/structured-data/structured-data'
import { queriesLoaded } from '@/lib/query-client'

export { brand } from '@shared/brand'
export { pagePaths } from '@/app/route-table'
export { siteOrigin } from '@/lib/site-url'

const pageModules = import.meta.glob<{ Component: ComponentType }>('/src/pages/*/page.tsx')

const pageWideSize = Number.POSITIVE_INFINITY

/** Renders a page with all its lazy parts loaded. @throws whatever a component throws */
export async function render(path: string) {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect; it has no page`)
  for (const error of Object.values(context.errors ?? {})) throw error
  await queriesLoaded()
  const router = createStaticRouter(handler.dataRoutes as RouteObject[], context)
  const { prelude } = await prerenderToNodeStream(
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    {
      // With a smaller size, React emits hidden elements and scripts that move them into place.
      progressiveChunkSize: pageWideSize,
      onError(error) {
        throw error
      },
    },
  )
  const html = await textOf(prelude)
  const head = html.match(/^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s)?.[0] ?? ''
  const isIndexed = !head.includes('content="noindex"')
  return {
    source: await sourceOf(path),
    head,
    body: html.slice(head.length),
    isIndexed,
    structuredData: isIndexed ? structuredDataScripts(path) : '',
  }
}

/** @returns the page's module, as the build's manifest names it */
async function sourceOf(path: string): Promise<string> {
  const lazy = matchRoutes(routes, path)?.at(-1)?.route.lazy
  const Component = typeof lazy === 'function' && (await lazy()).Component
  for (const [source, load] of Object.entries(pageModules)) {
    if ((await load()).Component === Component) return source.slice(1)
  }
  throw new Error('the page is not a page.tsx under src/pages')
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
