import { brand } from '../brand.ts'
import type { FieldsOf, FormName } from '../contracts/forms.ts'
import { tableHtml } from './html.ts'
import { rowsOf } from './labels.ts'

export type RenderedEmail = { subject: string; text: string; html: string }

/**
 * The mail that tells our inbox of one submission (SPEC section 7). Browser and server call it with the same
 * fields and get the same mail. `reference` is the submission id, shown at the foot of the mail.
 */
export function renderSubmissionEmail<Form extends FormName>(
  form: Form,
  fields: FieldsOf[Form],
  meta: { reference?: string } = {},
): RenderedEmail {
  const subject = subjectOf(form, fields)
  const rows = rowsOf[form].map(([key, label, whenEmpty]) => [label, shown(fields[key], whenEmpty)] as const)
  const footer = [
    `Sent from the ${brand.name} website. Reply to this email to answer the sender.`,
    ...(meta.reference ? [`Reference ${meta.reference}`] : []),
  ].join(' ')
  const lines = rows.map(([label, value]) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  )

  return {
    subject,
    text: [subject, '', ...lines, '', footer, ''].join('\n'),
    html: tableHtml(subject, rows, footer),
  }
}

function subjectOf(form: FormName, fields: FieldsOf[FormName]): string {
  if (form === 'contact') return 'New Contact Form Submission'
  if (form === 'demo_request') return 'New Demo Request'
  const plan = 'planInterest' in fields ? fields.planInterest?.replace(/[\s\p{Cc}]+/gu, ' ') : undefined
  return plan ? `New ${plan} Plan Request` : 'New Plan Request'
}

function shown(value: unknown, whenEmpty = 'Not provided'): string {
  return value === undefined || value === '' ? whenEmpty : String(value)
}
