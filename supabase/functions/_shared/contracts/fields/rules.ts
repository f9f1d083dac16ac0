import * as z from 'zod/mini'
import { cleanCode, cleanLine, cleanLines, cleanName } from './clean-text.ts'
import { cleanEmail, isEmailAddress } from './email.ts'
import { formatUsPhone, withoutExtension } from './phone.ts'

/** Longer text isn't cleaned, because that would take too much CPU time. */
export const maxTypedLength = 10_000

/** `message` is reported if the text is longer than `maxTypedLength`, and `missing` if the value isn't a string. */
export function cleaned(message: string, clean = cleanLine, missing = message) {
  return z
    .string(missing)
    .check(z.maxLength(maxTypedLength, { error: message, abort: true }), z.overwrite<string>(clean))
}

/** The cleaned text must have `min` to `max` characters. Error messages start with `label` (SPEC section 5). */
export function longText(min: number, max: number, label: string, clean = cleanLine) {
  const tooShort = `${label} must be at least ${min} characters`
  const long = tooLong(label, max)
  return cleaned(long, clean, tooShort).check(z.minLength(min, tooShort), z.maxLength(max, long))
}

/** Requires 1 to `max` characters, which is the demo form's rule (SPEC section 5). */
export function requiredText(max: number, label: string, clean = cleanLine) {
  const [missing, long] = [`${label} is required`, tooLong(label, max)]
  return cleaned(long, clean, missing).check(z.minLength(1, missing), z.maxLength(max, long))
}

/** Blank text gets the `missing` message instead of the messages of `rule`. */
export function requiredFirst<T extends z.core.$ZodType<string, string>>(missing: string, rule: T) {
  return z.pipe(z.string(missing).check(z.refine((text) => !isBlank(text), missing)), rule)
}

export function shortText(max: number, label: string, clean = cleanLine) {
  const long = tooLong(label, max)
  return cleaned(long, clean, `${label} must be text`).check(z.maxLength(max, long))
}

/**
 * The name rule in SPEC section 5. José, O’Neil and Anne-Marie are valid, and Persian names may contain a zero-width
 * non-joiner.
 */
export const personName = longText(2, 50, 'Name', cleanName).check(
  z.regex(
    /^[\p{L}\p{M}\u200c-\u200d '’-]+$/u,
    'Name can only contain letters, spaces, hyphens, and apostrophes',
  ),
)

const notAnEmail = 'Please enter a valid email address'

/** The email rule in SPEC section 5. */
export const emailAddress = cleaned(notAnEmail, cleanEmail).check(
  z.refine(isEmailAddress, notAnEmail),
  z.minLength(5, 'Email must be at least 5 characters'),
  z.maxLength(100, tooLong('Email', 100)),
)

const notAPhone = 'Please enter a valid phone number'

/** The phone rule in SPEC section 5, applied to the formatted number without its extension. */
export const phoneNumber = cleaned(notAPhone, (text) => formatUsPhone(cleanCode(text))).check(
  ofNumber((number) => number.length >= 10, 'Phone number must be at least 10 digits'),
  ofNumber((number) => number.length <= 15, 'Phone number must be less than 15 digits'),
  ofNumber((number) => /^[\d ()+-]+$/.test(number), notAPhone),
)

function ofNumber(holds: (number: string) => boolean, message: string) {
  return z.refine<string>((phone) => holds(withoutExtension(phone)), message)
}

/** A hidden decoy field. If it's filled in, the submission is held, not rejected. */
export const decoy = () => z.catch(z.optional(z.string()), undefined)

/**
 * Missing and blank values become undefined. So do answers such as "N/A", which visitors type because some optional
 * fields are marked with an asterisk.
 */
export function optional<T extends z.core.$ZodType<string, string>>(schema: T) {
  const blankIsMissing = z.transform((text: string) => (isAnswer(text) ? text : undefined))
  return z.optional(z.pipe(z.pipe(z.string('Please enter text'), blankIsMissing), z.optional(schema)))
}

export function isAnswer(text: string): boolean {
  return text.length > maxTypedLength || !/^(?:n\/a|none|-+)?$/i.test(cleanCode(text))
}

function isBlank(text: string): boolean {
  return text.length <= maxTypedLength && cleanLines(text) === ''
}

function tooLong(label: string, max: number) {
  return `${label} must be less than ${max} characters`
}
