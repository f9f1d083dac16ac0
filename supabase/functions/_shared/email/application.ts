import { brand } from '../brand.ts'
import { type Application, roles } from '../contracts/application.ts'
import { letterHtml, tableHtml } from './html.ts'
import type { RenderedEmail } from './render.ts'

type File = { filename: string; size: number }

/** The mail that brings an application, and with it the resume, to the hiring inbox. */
export function renderApplicationEmail(
  application: Application,
  file: File,
  reference: string,
): RenderedEmail {
  const subject = `New Application: ${roleLabel(application)}`
  const footer = `Sent from the ${brand.name} website. Reply to this email to answer the applicant. Reference ${reference}`
  const rows = [
    ['Name', application.name],
    ['Email', application.email],
    ['Phone', application.phone],
    ['Location', application.location],
    ['Role', roleLabel(application)],
    ['LinkedIn', application.linkedinUrl ?? 'Not provided'],
    ['Resume', `${file.filename} (${(file.size / 1024 / 1024).toFixed(2)} MB), attached`],
    ['Cover letter', application.coverLetter],
  ] as const
  const lines = rows.map(([label, value]) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  )
  return {
    subject,
    text: [subject, '', ...lines, '', footer, ''].join('\n'),
    html: tableHtml(subject, rows, footer),
  }
}

/**
 * The mail that tells an applicant that the application arrived. Anybody can cause it to anybody's address, so its
 * text is fixed and quotes nothing but the name.
 */
export function renderConfirmationEmail({ name }: Application, careersEmail: string): RenderedEmail {
  const heading = 'We have your application'
  const letter = {
    opening: [
      `Hello ${name.replace(/\s+/g, ' ')},`,
      'Your application and resume have arrived. Here is what happens next:',
    ],
    points: [
      'We review your application within 24-48 hours.',
      'You receive an email with next steps.',
      'Qualified candidates are contacted for an interview.',
    ],
    closing: [`Questions? Reply to this email or write to ${careersEmail}.`],
  }
  const footer =
    `You get this email because this address was given in an application on the ${brand.name} website. ` +
    'If that was not you, tell us and we delete it.'
  const points = letter.points.map((point, index) => `${index + 1}. ${point}`)
  return {
    subject: `${brand.name}: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`,
    text: [
      ...letter.opening.flatMap((line) => [line, '']),
      ...points,
      '',
      ...letter.closing,
      '',
      footer,
      '',
    ].join('\n'),
    html: letterHtml(heading, letter, footer),
  }
}

function roleLabel({ roleApplyingFor }: Application): string {
  return roles.find(({ id }) => id === roleApplyingFor)?.label ?? roleApplyingFor
}
