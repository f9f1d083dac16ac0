import { brand } from '../brand.ts'
import type { AnyForm, Form } from '../contracts/form.ts'
import { type EmailRow, tableHtml } from './html.ts'
import { linkTo } from './links.ts'

export type RenderedEmail = { subject: string; text: string; html: string }

type Meta = { reference?: string; file?: { filename: string; size: number } }

/** The email to our inbox (SPEC section 7), the same on browser and server. */
export function renderSubmissionEmail<Fields extends { email: string }>(
  form: Form<string, Fields>,
  fields: Fields,
  meta: Meta = {},
): RenderedEmail {
  const subject = form.subject(fields).replace(/[\s\p{Cc}]+/gu, ' ')
  const rows = rowsOf(form, fields, meta.file)
  const footer = [
    `Sent from the ${brand.name} website. Reply to this email to answer the sender.`,
    ...(meta.reference ? [`Reference ${meta.reference}`] : []),
  ].join(' ')

  return {
    subject,
    text: [subject, '', ...rows.map(textLine), '', footer, ''].join('\n'),
    html: tableHtml(subject, rows, footer),
  }
}

function rowsOf(form: AnyForm, fields: Record<string, unknown>, file: Meta['file']): EmailRow[] {
  return form.rows.flatMap(([key, label, how]) => {
    const value = fields[key]
    const isEmpty = value === undefined || value === ''
    if (isEmpty && how?.whenEmpty === null) return []
    const shown = isEmpty ? (how?.whenEmpty ?? 'Not provided') : (how?.show ?? String)(String(value))
    const row: EmailRow =
      isEmpty || !how?.link ? [label, shown] : [label, shown, linkTo(how.link, String(value))]
    return file && form.file?.before === key ? [[form.file.label, describe(file)], row] : [row]
  })
}

/** Indented, so that no line a visitor types looks like a row. */
function textLine([label, value]: EmailRow): string {
  return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`
}

function describe({ filename, size }: NonNullable<Meta['file']>): string {
  return `${filename} (${(size / 1024 / 1024).toFixed(2)} MB), attached`
}
