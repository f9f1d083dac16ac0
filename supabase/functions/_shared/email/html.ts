import { brand } from '../brand.ts'

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
