// @ts-types="./sanitize-html.d.ts"
import sanitizeHtml from 'sanitize-html'

/** The markup that an older client sent, reduced to text, tables and links to the web or to an address. */
export function sanitizeMarkup(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...'h1 h2 h3 h4 p br hr b i strong em u ul ol li blockquote div span a'.split(' '),
      ...'table thead tbody tr th td'.split(' '),
    ],
    allowedAttributes: { a: ['href'], th: ['align'], td: ['align'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  })
}
