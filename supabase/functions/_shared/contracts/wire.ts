import type { FieldsOf, FormName } from './forms.ts'
import type { LeadSource } from './lead-source.ts'

/** The payload in SPEC section 7, plus the submission's id, form, fields, fill-in time and source. */
export type MessageCall<Name extends FormName = FormName> = {
  to: string
  subject: string
  text: string
  html: string
  /** A UUID that all retries share. */
  submissionId: string
  form: Name
  fields: FieldsOf[Name]
  /**
   * Milliseconds from the first input to this call. It's missing for a restored draft, which is therefore never held as
   * too fast.
   */
  filledInMs?: number | undefined
  source: LeadSource
}

export type ErrorCode =
  | 'invalid'
  | 'unauthorized'
  | 'recipient_not_allowed'
  | 'origin_not_allowed'
  | 'method_not_allowed'
  | 'too_large'
  | 'too_many'
  | 'internal'
  | 'unavailable'

/** Applicants get at most one confirmation an hour. 'earlier' means that a previous application already got one. */
export type Confirmation = 'sent' | 'earlier' | 'none'

/** `error` is for code, and `message` is for people. Only job applications get `confirmation` and `resume`. */
export type Answer =
  | { success: true; id: string; confirmation?: Confirmation; resume?: 'not_kept' }
  | { success: false; error: ErrorCode; message: string }
