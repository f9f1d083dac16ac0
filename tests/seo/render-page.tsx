import { render } from '@/app/entry-server'

/** A page as it is written at build time, the tags of its head first. */
export async function renderPage(path: string): Promise<string> {
  const { head, body } = await render(path)
  return head + body
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
