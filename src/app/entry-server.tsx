import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { App } from '@/app/app'
import { dataLoaded } from '@/app/first-page'
import { folderOf, metaOf, socialPictureOf, structuredDataOf } from '@/app/page-meta'
import { pages } from '@/app/route-table'
import { routes } from '@/app/routes'
import { SocialTags } from '@/components/head/social-tags'
import { structuredDataScripts } from '@/components/head/structured-data'
import { documentTitle } from '@/content/site/site'
import { absoluteUrl } from '@/lib/site-url'

export { brand } from '@shared/brand'
export { pagePaths } from '@/app/route-table'
export { siteOrigin } from '@/lib/site-url'

const pageWideSize = Number.POSITIVE_INFINITY

/**
 * Renders a page after all its lazy parts have loaded.
 * @throws if a component or loader throws, or if the path redirects
 */
export async function render(path: string) {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect; it has no page`)
  for (const error of Object.values(context.errors ?? {})) throw error
  await dataLoaded(context.loaderData)
  const router = createStaticRouter(handler.dataRoutes as RouteObject[], context)
  const { prelude } = await prerenderToNodeStream(
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    {
      // For a page above this size, React would emit hidden elements and scripts that move them into place.
      progressiveChunkSize: pageWideSize,
      onError(error) {
        throw error
      },
    },
  )
  const html = await textOf(prelude)
  const head = html.match(/^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s)?.[0] ?? ''
  const isIndexed = !head.includes('content="noindex"')
  const { seo } = await metaOf(path)
  const socialTags = (
    <SocialTags
      picture={await socialPictureOf(path)}
      title={documentTitle(seo.title)}
      description={seo.description}
      canonicalUrl={isIndexed ? absoluteUrl(path) : undefined}
    />
  )
  return {
    /** The path of the page's module in the build's manifest. */
    source: `${(await folderOf(path)).slice(1)}/page.tsx`,
    layouts: pages.find((page) => page.path === path)?.hasQueries ? ['src/app/query-layout.tsx'] : [],
    head: head + renderToStaticMarkup(socialTags),
    body: html.slice(head.length),
    isIndexed,
    structuredData: isIndexed ? structuredDataScripts(await structuredDataOf(path)) : '',
  }
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
