import { cleanLine, cleanLines } from '../../_shared/contracts/fields/clean-text.ts'
import type { AnyForm } from '../../_shared/contracts/form.ts'
import { messageCallSchema, type ReceivedMessageCall } from '../../_shared/contracts/message-call.ts'
import { renderConfirmationEmail } from '../../_shared/email/confirmation.ts'
import { renderSubmissionEmail } from '../../_shared/email/render.ts'
import { HttpError } from '../../_shared/http/answer.ts'
import type { Attachment } from '../../_shared/mail/mailer.ts'
import type { Submission } from '../ports.ts'
import type { Call } from '../request/read-call.ts'
import { parseApplicationCall } from './application.ts'
import { parseOrThrow } from './parse-or-throw.ts'
import { sanitizeMarkup } from './sanitize.ts'

export type ParseOptions = {
  forms: Readonly<Record<string, AnyForm>>
  supportEmail: string
  careersEmail: string
  /** The server's, yyyy-mm-dd. */
  today: string
  newId: () => string
  /** Replaces the id of the call. */
  id?: string
}

/** Throws an HttpError in words for people. */
export function parseSubmission(call: Call, options: ParseOptions): Submission {
  const body = call.json
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError('invalid', 'The request body must be a JSON object.')
  }
  if (!('type' in body)) return parseMessageCall(body, options)
  const form = typeof body.type === 'string' ? formNamed(body.type, options) : undefined
  if (!form?.file) throw new HttpError('invalid', 'This type of request is not known here.')
  const { submissionId, fields, readResume } = parseApplicationCall(call)
  return readForm(
    form,
    { id: options.id ?? submissionId ?? options.newId(), fields, readFile: readResume },
    options,
  )
}

function parseMessageCall(body: object, options: ParseOptions): Submission {
  const call = parseOrThrow(messageCallSchema.safeParse(body))
  if (call.to.trim().toLowerCase() !== options.supportEmail.toLowerCase()) {
    throw new HttpError('recipient_not_allowed', 'Messages cannot be sent to this address.')
  }
  const id = options.id ?? call.submissionId?.toLowerCase() ?? options.newId()
  const form = call.form === undefined ? undefined : formNamed(call.form, options)
  if (call.form !== undefined && (!form || form.file))
    throw new HttpError('invalid', 'This form is not known here.')
  if (!call.fields) return olderCall(id, call)
  if (!form) throw new HttpError('invalid', 'The form is missing.')
  return readForm(form, { id, fields: call.fields }, options)
}

function formNamed(name: string, { forms }: ParseOptions): AnyForm | undefined {
  return Object.hasOwn(forms, name) ? forms[name] : undefined
}

type Given = { id: string; fields: Record<string, unknown>; readFile?: () => Attachment }

/** Only fields with a row are stored, so never the decoy. */
function readForm(form: AnyForm, { id, fields: given, readFile }: Given, options: ParseOptions): Submission {
  const checked = parseOrThrow(form.schema(options.today).safeParse(given))
  const attachment = readFile?.()
  const file = attachment && { filename: attachment.filename, size: attachment.content.byteLength }
  return {
    id,
    form: form.name,
    recipient: form.recipient,
    fields: Object.fromEntries(form.rows.map(([key]) => [key, checked[key]])),
    replyTo: checked.email,
    email: renderSubmissionEmail(form, checked, { reference: id, ...(file && { file }) }),
    ...(attachment && { attachment }),
    ...(form.isConfirmed && { confirmation: renderConfirmationEmail(options.careersEmail) }),
  }
}

function olderCall(id: string, { subject, text, html }: ReceivedMessageCall): Submission {
  const email = {
    subject: cleanLine(subject),
    text: cleanLines(text),
    html: sanitizeMarkup(cleanLines(html)),
  }
  if (email.subject === '') throw new HttpError('invalid', 'The subject is missing')
  return { id, form: 'message', recipient: 'support', fields: email, replyTo: undefined, email }
}
