import type * as z from 'zod/mini'

/** A field in the email and the receipt. An empty one reads `whenEmpty`, or 'Not provided' (SPEC section 7). */
export type Row<Fields> = readonly [
  key: keyof Fields & string,
  label: string,
  how?: {
    whenEmpty?: string
    /** False if the form didn't show the field; an empty one then has no row. */
    isAsked?: (fields: Fields) => boolean
    /** `today` is the server's calendar day (yyyy-mm-dd) when it renders the email. */
    show?: (value: string, today?: string) => string
    link?: Link
  },
]

/** Defined here so the receipt's page doesn't load a schema. */
export const applicationReceipt = 'Application'

export type Link = 'email' | 'phone' | 'website'

export type Form<Name extends string, Fields extends { email: string }> = {
  /** Used in payloads and in the database, so it never changes. */
  name: Name
  schema: () => z.ZodMiniType<Fields>
  subject: (fields: Fields) => string
  rows: ReadonlyArray<Row<Fields>>
  /** Inboxes show this beside the subject: the sender and the start of the message. */
  preview?: { from: ReadonlyArray<keyof Fields & string>; message?: keyof Fields & string }
  recipient: 'support' | 'careers'
  /** The form's name in the receipt. */
  receipt?: string
  /** A file under the resume rules of SPEC section 5, listed before the row `before`. */
  file?: { label: string; before: keyof Fields & string }
  isConfirmed?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: a form of any fields; each entry checks its own
export type AnyForm = Form<string, any>
