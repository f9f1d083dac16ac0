import type { FieldsOf, FormName } from './forms.ts'

export type { FieldsOf, FormName }

/** What the site sends to send-email for a message (SPEC.md, section 7, and what ARCHITECTURE.md adds to it). */
export type MessageCall<Form extends FormName = FormName> = {
  to: string
  subject: string
  text: string
  html: string
  /** A UUID; the same over all tries of one submission. */
  submissionId: string
  form: Form
  fields: FieldsOf[Form]
}

export type ErrorCode =
  | 'invalid'
  | 'unauthorized'
  | 'recipient_not_allowed'
  | 'origin_not_allowed'
  | 'not_found'
  | 'method_not_allowed'
  | 'too_large'
  | 'too_many'
  | 'internal'
  | 'unavailable'

/** `error` is for programs, `message` for people. */
export type Answer = { success: true; id: string } | { success: false; error: ErrorCode; message: string }
