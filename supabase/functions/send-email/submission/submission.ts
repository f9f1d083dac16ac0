import * as z from 'zod/mini'
import { cleanLine, cleanLines } from '../../_shared/contracts/fields/clean-text.ts'
import type { AnyForm } from '../../_shared/contracts/form.ts'
import { type LeadSource, readSource, sourceKeys } from '../../_shared/contracts/lead-source.ts'
import { renderConfirmationEmail } from '../../_shared/email-rendering/confirmation.ts'
import { withFewMarks } from '../../_shared/email-rendering/readable.ts'
import { renderSubmissionEmail } from '../../_shared/email-rendering/render.ts'
import { withName } from '../../_shared/email-sending/headers.ts'
import type { Attachment } from '../../_shared/email-sending/mailer.ts'
import { HttpError } from '../../_shared/http/answer.ts'
import type { Delivery } from '../../_shared/outbox/outbox.ts'
import { sha256Hex, uuidFrom } from '../../_shared/server/digest.ts'
import type { Call } from '../body.ts'
import type { Entry, Message, Ports, Submission } from '../ports.ts'
import type { Sender } from '../request.ts'
import { parseApplicationCall, parseOrThrow } from './application.ts'
import { sanitizeMarkup } from './sanitize.ts'

type ParseOptions = {
  forms: Readonly<Record<string, AnyForm>>
  supportEmail: string
  careersEmail: string
  now: () => Date
  newId: () => string
  minFillMs: number
  id?: string
}

/** Throws an HttpError with a human-readable message if the call is invalid. */
export function parseSubmission(call: Call, options: ParseOptions): Submission {
  const body = call.json
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError('invalid', 'The request body must be a JSON object.')
  }
  if (!('type' in body)) return parseMessageCall(body, options)
  const form = typeof body.type === 'string' ? formNamed(body.type, options) : undefined
  if (!form?.file) throw new HttpError('invalid', 'Unknown request type.')
  const { submissionId, fields, source, readResume } = parseApplicationCall(call)
  const id = options.id ?? submissionId ?? options.newId()
  return readForm(form, { id, fields, source, readFile: readResume }, options)
}

const required = (label: string) => z.string(`${label} is missing`)

/** An invalid value is ignored, because it's no reason to reject a call. */
const filledInMs = z.catch(z.optional(z.number()), undefined)

/**
 * `submissionId`, `form` and `fields` are optional, because SPEC section 7 doesn't require them. The form's own schema
 * checks the fields later.
 */
const messageCallSchema = z.object({
  to: required('The recipient'),
  subject: required('The subject').check(
    z.minLength(1, 'The subject is missing'),
    z.maxLength(200, 'The subject must be at most 200 characters'),
    z.regex(/^[^\r\n\u2028\u2029\0]*$/, 'The subject must be a single line'),
  ),
  text: required('The text'),
  html: required('The html'),
  submissionId: z.optional(z.guid('The submission id must be a UUID')),
  form: z.optional(z.string('Unknown form')),
  filledInMs,
  source: z.optional(z.unknown()),
  fields: z.optional(z.record(z.string(), z.unknown(), 'The fields must be an object')),
})

function parseMessageCall(body: object, options: ParseOptions): Submission {
  const call = parseOrThrow(messageCallSchema.safeParse(body))
  if (call.to.trim().toLowerCase() !== options.supportEmail.toLowerCase()) {
    throw new HttpError('recipient_not_allowed', 'Messages cannot be sent to this address.')
  }
  const id = options.id ?? call.submissionId?.toLowerCase() ?? options.newId()
  const form = call.form === undefined ? undefined : formNamed(call.form, options)
  if (call.form !== undefined && (!form || form.file)) throw new HttpError('invalid', 'Unknown form.')
  if (!call.fields) return callWithoutFields(id, call)
  if (!form) throw new HttpError('invalid', 'The form is missing.')
  const { fields, filledInMs } = call
  return readForm(form, { id, fields, source: readSource(call.source), filledInMs }, options)
}

function formNamed(name: string, { forms }: ParseOptions): AnyForm | undefined {
  return Object.hasOwn(forms, name) ? forms[name] : undefined
}

type Given = {
  id: string
  fields: Record<string, unknown>
  source: LeadSource
  readFile?: () => Attachment
  filledInMs?: number | undefined
}

/** Keeps the lead's source, and drops fields without a row in the email, such as the decoy. */
function readForm(form: AnyForm, given: Given, options: ParseOptions): Submission {
  const { id, source, readFile, filledInMs = options.minFillMs } = given
  const checked = parseOrThrow(form.schema().safeParse(given.fields))
  // The decoy is named `website`, but the dealership inquiry has a real field of that name.
  const isDecoyFilledIn = checked.website && !form.rows.some(([key]) => key === 'website')
  const attachment = readFile?.()
  const meta = { reference: id, receivedAt: options.now(), source }
  const render = (note: string) => {
    const file = attachment && { filename: attachment.filename, size: attachment.content.byteLength, note }
    return renderSubmissionEmail(form, checked, { ...meta, ...(file && { file }) })
  }
  const confirm = (isFileKept: boolean) =>
    form.isConfirmed ? renderConfirmationEmail(options.careersEmail, isFileKept) : undefined
  const confirmation = confirm(true)
  return {
    id,
    form: form.name,
    recipient: form.recipient,
    fields: { ...Object.fromEntries(form.rows.map(([key]) => [key, checked[key]])), ...source },
    replyTo: checked.email,
    email: render('attached, not scanned for viruses'),
    ...(attachment && {
      attachment,
      withoutFile: { email: render(fileNotKept), confirmation: confirm(false) },
    }),
    ...(confirmation && { confirmation }),
    held: isDecoyFilledIn ? 'decoy' : filledInMs < options.minFillMs ? 'fast' : undefined,
  }
}

const fileNotKept = 'not kept, because too many files came: the applicant is asked to email it'

export function withoutFile({ attachment, withoutFile, ...submission }: Submission): Submission {
  if (!attachment || !withoutFile) return submission
  return {
    ...submission,
    email: withoutFile.email,
    confirmation: withoutFile.confirmation,
    fileNotKept: attachment,
  }
}

const unverified = '[website, unverified]'
// The maximum length of the column leads.deliveries.subject.
const longestSubject = 200

/** Anyone can make such a call, so the email's subject marks it as unverified. */
function callWithoutFields(
  id: string,
  { subject, text, html }: z.output<typeof messageCallSchema>,
): Submission {
  const fields = {
    subject: cleanLine(subject),
    text: cleanLines(text),
    html: cleanLines(sanitizeMarkup(html)),
  }
  if (fields.subject === '') throw new HttpError('invalid', 'The subject is missing')
  const marked = `${unverified} ${fields.subject}`.slice(0, longestSubject).replace(/\p{Cs}$/u, '')
  const email = {
    subject: withFewMarks(marked),
    text: withFewMarks(fields.text),
    // Leave out markup without text, because mail clients would show it as a blank email.
    html: hasText(fields.html) ? withFewMarks(fields.html) : '',
  }
  return { id, form: 'message', recipient: 'support', fields, replyTo: undefined, email }
}

function hasText(markup: string): boolean {
  return /\S/.test(markup.replace(/<[^>]*>|&nbsp;/g, ''))
}

/** Delivery ids are derived from the submission's id, so the provider recognizes a repeated email. */
export function entryOf(submission: Submission, sender: Sender, ports: Ports): Entry {
  const { id, fields, replyTo, email, attachment, confirmation, recipient } = submission
  const to = recipient === 'careers' ? ports.careersEmail : ports.supportEmail
  const notification: Message = {
    id: uuidFrom(`${id}:notification`),
    kind: 'notification',
    to,
    replyTo: replyTo && withName(fields.name, replyTo),
    ...email,
    attachment,
  }
  const confirmations: Message[] =
    confirmation && replyTo
      ? [
          {
            id: uuidFrom(`${id}:confirmation`),
            kind: 'confirmation',
            to: replyTo,
            replyTo: ports.careersEmail,
            ...confirmation,
          },
        ]
      : []
  return {
    submission,
    contentHash: contentHashOf(submission),
    messages: [notification, ...confirmations],
    webhookId: ports.webhook && uuidFrom(`${id}:webhook`),
    sender,
  }
}

export function deliveriesOf({ submission, messages, webhookId }: Entry, now: Date): Delivery[] {
  const { id: submissionId, form, fields, attachment } = submission
  const emails = messages.map(({ kind, ...email }) => ({ id: email.id, submissionId, kind, email }))
  if (webhookId === undefined) return emails
  const file = attachment && {
    filename: attachment.filename,
    mediaType: attachment.mediaType,
    bytes: attachment.content.byteLength,
  }
  const lead = { id: submissionId, form, fields, createdAt: now.toISOString(), file: file ?? null }
  return [...emails, { id: webhookId, submissionId, kind: 'webhook', lead }]
}

/** Leaves out the lead's source, because a retry from another page is still the same submission. */
export function contentHashOf({ form, fields, attachment, fileNotKept = attachment }: Submission): string {
  const file = fileNotKept && sha256Hex(fileNotKept.content)
  const sorted = Object.entries(fields)
    .filter(([name, value]) => value !== undefined && !sourceKeys.some((key) => key === name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return sha256Hex(JSON.stringify([form, sorted, file]))
}
