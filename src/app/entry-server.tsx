import { Writable } from 'node:stream'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { type PageHandle, routes } from '@/app/routes'

export { siteOrigin } from '@/content/site/address'
export { indexedPaths, notFoundPage, pages } from '@/content/site/pages'
export { site } from '@/content/site/site'
export { socialPictures } from '@/content/site/social-pictures'
export { structuredDataScripts } from '@/content/structured-data/structured-data'

type Rendered = {
  head: string
  body: string
}

const pageWideSize = Number.POSITIVE_INFINITY

/** Renders a page with everything on it loaded. @throws whatever a component throws */
export async function render(path: string): Promise<Rendered> {
  const page = matchRoutes(routes, path)?.at(-1)?.route
  if (!page) throw new Error(`no route matches ${path}`)
  await (page.handle as PageHandle).preload()
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect; it has no page`)
  const router = createStaticRouter(handler.dataRoutes as RouteObject[], context)
  const { prelude } = await prerenderToNodeStream(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      // A smaller chunk size makes React emit hidden elements and scripts that move them into place.
      progressiveChunkSize: pageWideSize,
      onError(error) {
        throw error
      },
    },
  )
  const html = await textOf(prelude)
  const head = html.match(/^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
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
