import { render } from '@/app/entry-server'
import { unescapeHtml } from '../unescape-html'

/** A page as the build writes it, with its head tags first. */
export async function renderPage(path: string): Promise<string> {
  const { head, body } = await render(path)
  return head + body
}

/** The text of the page without its tags. */
export function textOf(html: string) {
  return unescapeHtml(html.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ')
}
