import { brand } from '../brand.ts'
import { letterHtml } from './html.ts'
import type { RenderedEmail } from './render.ts'

const heading = 'We have your application'

/** Contains nothing that the applicant typed, because anyone can have this email sent to any address. */
export function renderConfirmationEmail(careersEmail: string, isResumeKept = true): RenderedEmail {
  const preheader = isResumeKept
    ? 'Your application and resume have arrived.'
    : 'Your application has arrived, but we could not accept the resume. Please reply to this email with it.'
  const letter = {
    opening: ['Hello,', `${preheader} Here is what happens next:`],
    points: [
      'We review your application within 24-48 hours.',
      'You receive an email with next steps.',
      'Qualified candidates are contacted for an interview.',
    ],
    closing: [`Questions? Reply to this email or write to ${careersEmail}.`],
  }
  const footer =
    `You’re receiving this email because this address was given in a job application on the ${brand.name} website. ` +
    'If that wasn’t you, let us know and we’ll delete it.'
  const points = letter.points.map((point, index) => `${index + 1}. ${point}`)
  const paragraphs = (lines: string[]) => lines.flatMap((line) => [line, ''])
  return {
    subject: `${brand.name}: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`,
    text: [...paragraphs(letter.opening), ...points, '', ...paragraphs(letter.closing), footer, ''].join(
      '\n',
    ),
    html: letterHtml(heading, letter, { preheader, footer }),
  }
}
