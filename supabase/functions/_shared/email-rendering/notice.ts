import { brand } from '../brand.ts'
import { letterHtml } from './html.ts'
import type { RenderedEmail } from './render.ts'

export function renderNoticeEmail(subject: string, paragraphs: ReadonlyArray<string>): RenderedEmail {
  const footer = `Sent by the ${brand.name} website itself.`
  return {
    subject,
    text: [...paragraphs, '', footer, ''].join('\n'),
    html: letterHtml(subject, { opening: paragraphs }, { preheader: paragraphs[0] ?? '', footer }),
  }
}
