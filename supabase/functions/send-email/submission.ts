import { contractOf, type FormName } from '../_shared/contracts/forms.ts'
import { messageCallSchema, type ReceivedMessageCall } from '../_shared/contracts/message-call.ts'
import { renderSubmissionEmail } from '../_shared/email/render.ts'
import { Refusal } from '../_shared/http/answer.ts'
import type { Submission } from './ports.ts'
import { sanitizeMarkup } from './sanitize.ts'

export type ParseOptions = {
  supportEmail: string
  /** The server's calendar day, yyyy-mm-dd. */
  today: string
  newId: () => string
}

/** Reads a call and checks everything it says. Throws a Refusal in words for people. */
export function parseSubmission(body: unknown, options: ParseOptions): Submission {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('invalid', 'The request body must be a JSON object.')
  }
  if ('type' in body) return parseTypedCall(body.type)
  return parseMessageCall(body, options)
}

/** Calls that name their type; the career application (SPEC.md, section 7) belongs here. */
function parseTypedCall(type: unknown): never {
  if (type === 'career_application') throw new Refusal('invalid', 'Applications cannot be sent this way yet.')
  throw new Refusal('invalid', 'This type of request is not known here.')
}

function parseMessageCall(body: object, { supportEmail, today, newId }: ParseOptions): Submission {
  const call = check(messageCallSchema.safeParse(body))
  if (call.to.trim().toLowerCase() !== supportEmail.toLowerCase()) {
    throw new Refusal('recipient_not_allowed', 'Messages cannot be sent to this address.')
  }
  const id = call.submissionId?.toLowerCase() ?? newId()
  if (!call.fields) return olderCall(id, call)
  if (!call.form) throw new Refusal('invalid', 'The form is missing.')
  return formCall(id, call.form, call.fields, today)
}

function formCall<Form extends FormName>(
  id: string,
  form: Form,
  given: Record<string, unknown>,
  today: string,
) {
  const fields = check(contractOf[form](today).safeParse(given))
  return {
    id,
    form,
    fields,
    replyTo: fields.email,
    email: renderSubmissionEmail(form, fields, { reference: id }),
  }
}

function olderCall(id: string, { subject, text, html }: ReceivedMessageCall): Submission {
  const email = { subject, text: storable(text), html: sanitizeMarkup(storable(html)) }
  return { id, form: 'message', fields: email, replyTo: undefined, email }
}

function check<T>(
  result: { success: true; data: T } | { success: false; error: { issues: { message: string }[] } },
): T {
  if (result.success) return result.data
  throw new Refusal('invalid', result.error.issues[0]?.message ?? 'The request is not valid.')
}

// Postgres keeps neither NUL nor half a surrogate pair.
function storable(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '')
}
