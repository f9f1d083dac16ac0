// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { jobIds, jobPath, paths } from '@/lib/paths'

const addresses = [
  ...Object.values(paths).filter((path) => path !== paths.campaignShort),
  ...jobIds.map(jobPath),
  '/no-such-page',
]

/** The page as it is written at build time. */
async function write(path: string) {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://site.test${path}`))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

it.each(addresses)('%s has no style attribute, which its security policy would refuse', async (path) => {
  const html = await write(path)
  expect(html).toContain('<h1')
  expect(html.match(/<[^>]* style="[^"]*"/g)).toBeNull()
})
