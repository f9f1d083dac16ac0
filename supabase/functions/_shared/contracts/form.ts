import type * as z from 'zod/mini'

/**
 * How one field appears in the email and in the receipt. An empty one reads 'Not provided' (SPEC section 7), unless
 * `whenEmpty` has other words, or null for no row.
 */
export type Row<Fields> = readonly [
  key: keyof Fields & string,
  label: string,
  how?: { whenEmpty?: string | null; show?: (value: string) => string; link?: Link },
]

/** Where a value leads from the email: a message to the sender, a call, a website. */
export type Link = 'email' | 'phone' | 'website'

/** Everything there is to say about a form, for the browser and the server alike. */
export type Form<Name extends string, Fields extends { email: string }> = {
  /** Goes over the wire and into the database; never changes. */
  name: Name
  /** `today` is the server's calendar day, yyyy-mm-dd: the visitor's may be the one before or after it. */
  schema: (today: string) => z.ZodMiniType<Fields>
  /** The email's subject; the renderer makes it a single line. */
  subject: (fields: Fields) => string
  rows: ReadonlyArray<Row<Fields>>
  recipient: 'support' | 'careers'
  /** What the receipt on /success calls it; none where the form shows its success in place. */
  receipt?: string
  /** The resume rules of SPEC section 5 apply to its file, which is listed before the row `before`. */
  file?: { label: string; before: keyof Fields & string }
  /** Whether the visitor gets an email that confirms the arrival. */
  isConfirmed?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: a form of whatever fields; each entry checks its own
export type AnyForm = Form<string, any>
