import type { FieldsOf, FormName } from './forms.ts'

export type { FieldsOf, FormName }

/** What the site sends to send-email for a message (SPEC section 7), and the id, form and fields beside it. */
export type MessageCall<Name extends FormName = FormName> = {
  to: string
  subject: string
  text: string
  html: string
  /** A UUID; the same over all tries of one submission. */
  submissionId: string
  form: Name
  fields: FieldsOf[Name]
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

/** An applicant gets one confirmation an hour; 'earlier' is one that went out for another application. */
export type Confirmation = 'sent' | 'earlier' | 'none'

/**
 * `error` is for programs, `message` for people. `confirmation` stands in the answer to an application: what of
 * the mail to the applicant.
 */
export type Answer =
  | { success: true; id: string; confirmation?: Confirmation }
  | { success: false; error: ErrorCode; message: string }
