import { Writable } from 'node:stream'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { routes } from '@/app/routes'

export { sitemapPages } from '@/app/sitemap-pages'
export { siteOrigin } from '@/content/address'
export { site } from '@/content/site'
export { socialPictures } from '@/content/social-pictures'
export { structuredDataScripts } from '@/content/structured-data/structured-data'
export { routes }

/** What the prerenderer writes into a page. */
type Rendered = {
  /** Title, meta and link elements, which React puts before all else. */
  head: string
  body: string
  /** Path of the matched route as the route table has it; '*' for an unknown address. */
  route: string
}

const pageWideSize = Number.POSITIVE_INFINITY

/**
 * Renders an address of the site to HTML, with everything on it loaded.
 * @throws where a part of the page throws
 */
export async function render(address: string): Promise<Rendered> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error(`${address} answers with a redirect; it has no page`)
  const router = createStaticRouter(handler.dataRoutes as RouteObject[], context)
  const { prelude } = await prerenderToNodeStream(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      // Smaller, and React would move parts of the page into hidden elements and scripts that put them back.
      progressiveChunkSize: pageWideSize,
      onError(error) {
        throw error
      },
    },
  )
  const html = await textOf(prelude)
  const head = html.match(/^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s)?.[0] ?? ''
  return { head, body: html.slice(head.length), route: context.matches.at(-1)?.route.path ?? '*' }
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = []
  await new Promise<void>((resolve, reject) => {
    stream.on('error', reject)
    stream
      .pipe(
        new Writable({
          write(chunk, _encoding, done) {
            chunks.push(chunk)
            done()
          },
        }),
      )
      .on('finish', resolve)
  })
  return Buffer.concat(chunks).toString('utf8')
}
