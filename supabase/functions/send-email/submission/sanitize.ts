// htmlparser2 must load before sanitize-html requires it, because Deno 2.1 can hang when require() loads an ES module.
import 'htmlparser2'
// @ts-types="./sanitize-html.d.ts"
import sanitizeHtml from 'sanitize-html'
import { HttpError } from '../../_shared/http/answer.ts'

/** The input is limited, because sanitizing takes a lot of CPU time. Real messages are far shorter. */
const maxCharacters = 20_000

const shownTags = [
  ...'h1 h2 h3 h4 p br hr b i strong em u ul ol li blockquote div span'.split(' '),
  ...'table thead tbody tr th td'.split(' '),
]

/** Keeps simple markup. A link becomes its URL, because link text can mislead. Throws an HttpError 'too_large'. */
export function sanitizeMarkup(html: string): string {
  if (html.length > maxCharacters) {
    throw new HttpError('too_large', 'The html may be at most 20 kB.')
  }
  return sanitizeHtml(html, {
    allowedTags: shownTags,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
    allowedAttributes: { th: ['align'], td: ['align'] },
    allowedSchemes: [],
    allowProtocolRelative: false,
    transformTags: {
      a: (_tag, { href = '' }) => ({
        tagName: 'span',
        attribs: {},
        ...(/^(?:https?|mailto|tel):/i.test(href) && { text: href }),
      }),
    },
  })
}
