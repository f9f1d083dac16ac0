// @ts-types="./sanitize-html.d.ts"
import sanitizeHtml from 'sanitize-html'
import { HttpError } from '../_shared/http/answer.ts'

/** Markup costs processor time by its length; a message of an older client needs a fraction of this. */
const mostCharacters = 20_000

const shownTags = [
  ...'h1 h2 h3 h4 p br hr b i strong em u ul ol li blockquote div span'.split(' '),
  ...'table thead tbody tr th td'.split(' '),
]

/**
 * The markup that an older client sent, reduced to text and tables. A link becomes its URL: its text could claim
 * another one. Throws the HttpError 'too_large'.
 */
export function sanitizeMarkup(html: string): string {
  if (html.length > mostCharacters) {
    throw new HttpError('too_large', 'The html may be at most 20 kB.')
  }
  return sanitizeHtml(html, {
    allowedTags: shownTags,
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
