import type * as z from 'zod/mini'

/** A field in the email and the receipt. An empty value is shown as `whenEmpty` or 'Not provided' (SPEC section 7). */
export type Row<Fields> = readonly [
  key: keyof Fields & string,
  label: string,
  how?: {
    whenEmpty?: string
    /** Returns whether the form shows the field. If it doesn't, an empty value is left out of the email. */
    isAsked?: (fields: Fields) => boolean
    /** `today` is the day (yyyy-mm-dd) on which the server received the submission. */
    show?: (value: string, today?: string) => string
    link?: Link
  },
]

/** Defined here instead of in application.ts, because the receipt page must not load a form's schema. */
export const applicationReceipt = 'Application'

export type Link = 'email' | 'phone' | 'website'

export type Form<Name extends string, Fields extends { email: string }, Input = unknown> = {
  /** Stored in the database and sent in payloads, so it must never change. */
  name: Name
  schema: () => z.ZodMiniType<Fields, Input>
  subject: (fields: Fields) => string
  rows: ReadonlyArray<Row<Fields>>
  /** The fields that inboxes show as preview text beside the subject. */
  preview?: { from: ReadonlyArray<keyof Fields & string>; message?: keyof Fields & string }
  recipient: 'support' | 'careers'
  receipt?: string
  /** A file that follows the resume rules in SPEC section 5. It is listed above the row with the key `before`. */
  file?: { label: string; before: keyof Fields & string }
  isConfirmed?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: a form of any fields; each entry checks its own
export type AnyForm = Form<string, any>
