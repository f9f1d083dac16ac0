import { contractOf, type FormName } from '../_shared/contracts/forms.ts'
import { messageCallSchema, type ReceivedMessageCall } from '../_shared/contracts/message-call.ts'
import { renderSubmissionEmail } from '../_shared/email/render.ts'
import { Refusal } from '../_shared/http/answer.ts'
import { parseApplication } from './application.ts'
import { check } from './check.ts'
import type { Submission } from './ports.ts'
import type { Call } from './read-call.ts'
import { sanitizeMarkup } from './sanitize.ts'

export type ParseOptions = {
  supportEmail: string
  careersEmail: string
  /** The server's calendar day, yyyy-mm-dd. */
  today: string
  newId: () => string
}

/** Reads a call and checks everything it says. Throws a Refusal in words for people. */
export function parseSubmission(call: Call, options: ParseOptions): Submission {
  const body = call.json
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('invalid', 'The request body must be a JSON object.')
  }
  if (!('type' in body)) return parseMessageCall(body, options)
  if (body.type === 'career_application') return parseApplication(call, options)
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

// Postgres keeps neither NUL nor half a surrogate pair.
function storable(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '')
}
