import { brand } from '../brand.ts'
import { phoneHref } from '../contracts/fields/phone.ts'
import type { AnyForm, Form, Link } from '../contracts/form.ts'

export type RenderedEmail = { subject: string; text: string; html: string }

type Meta = { reference?: string; file?: { filename: string; size: number } }

/** The email to our inbox (SPEC section 7), the same on browser and server. */
export function renderSubmissionEmail<Fields extends { email: string }>(
  form: Form<string, Fields>,
  fields: Fields,
  meta: Meta = {},
): RenderedEmail {
  const subject = form.subject(fields).replace(/[\s\p{Cc}]+/gu, ' ')
  const rows = rowsOf(form, fields, meta.file)
  const footer = [
    `Sent from the ${brand.name} website. Reply to this email to answer the sender.`,
    ...(meta.reference ? [`Reference ${meta.reference}`] : []),
  ].join(' ')

  return {
    subject,
    text: [subject, '', ...rows.map(textLine), '', footer, ''].join('\n'),
    html: tableHtml(subject, rows, footer),
  }
}

function rowsOf(form: AnyForm, fields: Record<string, unknown>, file: Meta['file']): EmailRow[] {
  return form.rows.flatMap(([key, label, how]) => {
    const value = fields[key]
    const isEmpty = value === undefined || value === ''
    if (isEmpty && how?.whenEmpty === null) return []
    const shown = isEmpty ? (how?.whenEmpty ?? 'Not provided') : (how?.show ?? String)(String(value))
    const row: EmailRow =
      isEmpty || !how?.link ? [label, shown] : [label, shown, linkTo(how.link, String(value))]
    return file && form.file?.before === key ? [[form.file.label, describe(file)], row] : [row]
  })
}

/** Indented, so that no line a visitor types looks like a row. */
function textLine([label, value]: EmailRow): string {
  return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`
}

function describe({ filename, size }: NonNullable<Meta['file']>): string {
  return `${filename} (${(size / 1024 / 1024).toFixed(2)} MB), attached, not scanned for viruses`
}

const hrefOf: Record<Link, (value: string) => string | undefined> = {
  email: (address) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
  phone: phoneHref,
  website: webHref,
}

/** The URL of a value, not escaped for HTML; undefined if none is safe. */
export function linkTo(kind: Link, value: string): string | undefined {
  return hrefOf[kind](value.trim())
}

function webHref(website: string): string | undefined {
  const url = /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`
  if (/\s/.test(url) || !URL.canParse(url)) return undefined
  const { protocol, href } = new URL(url)
  return /^https?:$/.test(protocol) ? href : undefined
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

export type EmailRow = readonly [label: string, value: string, href?: string]

/** A table with inline styles, which all email clients support. Escapes the values. */
export function tableHtml(heading: string, rows: ReadonlyArray<EmailRow>, footer: string) {
  const cell = 'padding:10px 12px 10px 0;border-bottom:1px solid #D5DBE2;vertical-align:top'
  const lines = rows.map(
    ([label, value, href]) =>
      `<tr><th scope="row" align="left" style="${cell};width:30%;color:#566070;font-weight:400">` +
      `${escapeHtml(label)}</th><td style="${cell};white-space:pre-wrap;word-break:break-word">` +
      `${href ? link(value, href) : escapeHtml(value)}</td></tr>`,
  )
  const table =
    '<table cellpadding="0" cellspacing="0" style="width:100%;' +
    `border-collapse:collapse;font-size:16px;line-height:1.5">${lines.join('')}</table>`
  return sheet(heading, table, footer)
}

function link(text: string, href: string) {
  return `<a href="${escapeHtml(href)}" style="color:#B83D00">${escapeHtml(text)}</a>`
}

export function letterHtml(
  heading: string,
  {
    opening,
    points,
    closing,
  }: { opening: ReadonlyArray<string>; points: ReadonlyArray<string>; closing: ReadonlyArray<string> },
  footer: string,
) {
  const paragraph = (text: string) => `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`
  const items = points.map((text) => `<li style="margin:0 0 6px">${escapeHtml(text)}</li>`).join('')
  const list = `<ol style="margin:0 0 16px;padding-left:24px">${items}</ol>`
  return sheet(heading, opening.map(paragraph).join('') + list + closing.map(paragraph).join(''), footer)
}

function sheet(heading: string, body: string, footer: string) {
  return (
    `<div style="font:16px/1.5 Arial,Helvetica,sans-serif;color:${brand.colors.ink};max-width:640px">` +
    `<p style="margin:0;padding:16px 0 12px;font-weight:700;border-bottom:3px solid ${brand.colors.signal}">` +
    `${escapeHtml(brand.name)}</p><h1 style="margin:24px 0 12px;font-size:22px;line-height:1.25">` +
    `${escapeHtml(heading)}</h1>${body}` +
    `<p style="margin:20px 0 0;color:#566070;font-size:14px">${escapeHtml(footer)}</p></div>`
  )
}
