import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { routes } from '@/app/routes'
import { siteOrigin } from '@/content/address'

/** A page through the one route table, rendered as it is at build time: the hoisted tags come first. */
export async function renderPage(path: string): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`${siteOrigin}${path}`))
  if (context instanceof Response) throw new Error(`${path} leads on to ${context.headers.get('Location')}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

/** The values of the tags that match, their characters as people read them. */
export function valuesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value))
}

export const titlesOf = (html: string) => valuesOf(html, /<title>([^<]*)<\/title>/g)
export const metaOf = (html: string, name: string) =>
  valuesOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))
export const canonicalsOf = (html: string) => valuesOf(html, /<link rel="canonical" href="([^"]*)"/g)

/** The text of the page without its tags. */
export function textOf(html: string) {
  return unescapeHtml(html.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ')
}

function unescapeHtml(text: string) {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
