import * as z from 'zod/mini'
import { cleanLine, cleanLines } from './clean-text.ts'
import { formatUsPhone, withoutExtension } from './phone.ts'

/** On one line and without invisible characters. */
export const line = () => z.overwrite<string>(cleanLine)

export const lines = () => z.overwrite<string>(cleanLines)

/** Text of `min` to `max` characters, inclusive, trimmed. `label` begins its messages (SPEC section 5). */
export function longText(min: number, max: number, label: string, clean = line) {
  const tooShort = `${label} must be at least ${min} characters`
  return z.string(tooShort).check(clean(), z.minLength(min, tooShort), z.maxLength(max, tooLong(label, max)))
}

/** Text of 1 to `max` characters (the demo form's rule in SPEC section 5). */
export function requiredText(max: number, label: string) {
  const missing = `${label} is required`
  return z.string(missing).check(line(), z.minLength(1, missing), z.maxLength(max, tooLong(label, max)))
}

/** Text of at most `max` characters, for `optional`. */
export function shortText(max: number, label: string, clean = line) {
  return z.string(`${label} must be text`).check(clean(), z.maxLength(max, tooLong(label, max)))
}

/** SPEC section 5: José, O’Neil and Anne-Marie are names. */
export const personName = longText(2, 50, 'Name').check(
  z.regex(/^[\p{L}\p{M} '’-]+$/u, 'Name can only contain letters, spaces, hyphens, and apostrophes'),
)

const notAnEmail = 'Please enter a valid email address'

/** SPEC section 5. */
export const emailAddress = z
  .string(notAnEmail)
  .check(
    line(),
    z.regex(z.regexes.email, notAnEmail),
    z.minLength(5, 'Email must be at least 5 characters'),
    z.maxLength(100, tooLong('Email', 100)),
  )

/** SPEC section 5, applied to the number as formatted, without its extension. */
export const phoneNumber = z.string('Please enter a valid phone number').check(
  line(),
  z.overwrite<string>(formatUsPhone),
  ofNumber((number) => number.length >= 10, 'Phone number must be at least 10 digits'),
  ofNumber((number) => number.length <= 15, 'Phone number must be less than 15 digits'),
  ofNumber((number) => /^[\d ()+-]+$/.test(number), 'Please enter a valid phone number'),
)

function ofNumber(holds: (number: string) => boolean, message: string) {
  return z.refine<string>((phone) => holds(withoutExtension(phone)), message)
}

/** A field that people cannot see. Nothing in it is refused: a submission that fills it in is held. */
export const decoy = () => z.catch(z.optional(z.string()), undefined)

/** A missing or blank value becomes undefined. */
export function optional<T extends z.core.$ZodType<string, string>>(schema: T) {
  const blankIsMissing = z.transform((text: string) => (text.trim() === '' ? undefined : text))
  return z.optional(z.pipe(z.pipe(z.string('Please enter text'), blankIsMissing), z.optional(schema)))
}

function tooLong(label: string, max: number) {
  return `${label} must be less than ${max} characters`
}
