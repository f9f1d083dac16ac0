import { render } from '@/app/entry-server'
import { unescapeHtml } from '../unescape-html'

export async function renderPage(path: string): Promise<string> {
  const { head, body } = await render(path)
  return head + body
}

export function textOf(html: string) {
  return unescapeHtml(html.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ')
}
