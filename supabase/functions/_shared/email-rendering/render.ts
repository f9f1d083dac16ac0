import { brand } from '../brand.ts'
import { localDay } from '../contracts/fields/calendar-day.ts'
import { parseUrl } from '../contracts/fields/host.ts'
import { phoneHref } from '../contracts/fields/phone.ts'
import type { AnyForm, Form, Link } from '../contracts/form.ts'
import { campaignOf, type LeadSource } from '../contracts/lead-source.ts'
import { type EmailRow, tableHtml } from './html.ts'
import { newYorkTime, startOf, withFewMarks } from './readable.ts'

export type RenderedEmail = { subject: string; text: string; html: string }

type Meta = {
  reference?: string
  receivedAt?: Date
  source?: LeadSource
  file?: { filename: string; size: number; note?: string }
}

/** Renders the notification email that our inbox receives (SPEC section 7). */
export function renderSubmissionEmail<Fields extends { email: string }>(
  form: Form<string, Fields>,
  fields: Fields,
  meta: Meta = {},
): RenderedEmail {
  const subject = subjectOf(form, fields)
  const rows = rowsOf(form, fields, meta)
  const footer = [
    `Sent from the ${brand.name} website. Reply to this email to answer the sender.`,
    ...(meta.reference ? [`Reference ${meta.reference}`] : []),
  ].join(' ')

  return {
    subject,
    text: [subject, '', ...rows.map(textLine), '', footer, ''].join('\n'),
    html: tableHtml(subject, rows, { preheader: preheaderOf(form, fields), footer }),
  }
}

export function subjectOf(form: AnyForm, fields: Record<string, unknown>): string {
  return form.subject(fields).replace(/[\s\p{Cc}]+/gu, ' ')
}

export function rowsOf(form: AnyForm, fields: Record<string, unknown>, meta: Meta): EmailRow[] {
  const { file, receivedAt, source = {} } = meta
  const campaign = campaignOf(source)
  const today = receivedAt && localDay(receivedAt)
  const rows = form.rows.flatMap(([key, label, how]): EmailRow[] => {
    const value = fields[key]
    const isEmpty = value === undefined || value === ''
    if (isEmpty && how?.isAsked?.(fields) === false) return []
    const shown = isEmpty ? (how?.whenEmpty ?? 'Not provided') : (how?.show ?? String)(String(value), today)
    const row: EmailRow =
      isEmpty || !how?.link ? [label, shown] : [label, shown, linkTo(how.link, String(value))]
    return file && form.file?.before === key ? [[form.file.label, describe(file)], row] : [row]
  })
  const about: EmailRow[] = [
    ...(receivedAt ? [['Received', newYorkTime(receivedAt)] as const] : []),
    ...(source.page ? [['Page', source.page] as const] : []),
    ...(campaign ? [['Campaign', campaign] as const] : []),
  ]
  return [...rows, ...about].map(([label, value, href]) => [label, withFewMarks(value), href])
}

/** Indents multiline values, so no line from a visitor looks like a row. */
export function textLine([label, value]: EmailRow): string {
  return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`
}

const longestPreheader = 150

function preheaderOf({ preview }: AnyForm, fields: Record<string, unknown>): string {
  if (!preview) return ''
  const sender = preview.from.map((key) => fields[key]).filter(Boolean)
  const message = preview.message && fields[preview.message]
  return startOf(
    withFewMarks([sender.join(', '), ...(message ? [String(message)] : [])].join(': ')),
    longestPreheader,
  )
}

const bytesPerMegabyte = 1024 * 1024

function describe({ filename, size, note }: NonNullable<Meta['file']>): string {
  const megabytes = Math.max(size / bytesPerMegabyte, 0.01).toFixed(2)
  return [`${filename} (${megabytes} MB)`, ...(note ? [note] : [])].join(', ')
}

const hrefOf: Record<Link, (value: string) => string | undefined> = {
  email: (address) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
  phone: phoneHref,
  website: webHref,
}

/** Returns a URL that isn't escaped for HTML yet, or undefined if the value can't be turned into a safe URL. */
export function linkTo(kind: Link, value: string): string | undefined {
  return hrefOf[kind](value.trim())
}

function webHref(website: string): string | undefined {
  const url = /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`
  const parsed = /\s/.test(url) ? undefined : parseUrl(url)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined
}
