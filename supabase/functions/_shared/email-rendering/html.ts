import { brand } from '../brand.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for use inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

export type EmailRow = readonly [label: string, value: string, href?: string]

export type Letter = {
  opening: ReadonlyArray<string>
  points?: ReadonlyArray<string>
  closing?: ReadonlyArray<string>
}

/** `preheader` is the text that mail clients show after the subject. */
type Frame = { preheader: string; footer: string }

const muted = '#566070'
const background = 'background-color:#ffffff'
const wrapped = 'word-wrap:break-word;overflow-wrap:anywhere;word-break:break-word'

// Each block repeats the font, because Outlook for Windows doesn't inherit it in table cells. Each block also sets both
// colors, because in dark mode, mail clients may change a text color that has no background color.
function textStyle(size = 16, color: string = brand.colors.ink): string {
  return `font-family:Arial,Helvetica,sans-serif;font-size:${size}px;line-height:1.5;color:${color};${background}`
}

/** All text is escaped. */
export function tableHtml(heading: string, rows: ReadonlyArray<EmailRow>, frame: Frame): string {
  const cell = 'padding:10px 12px 10px 0;border-bottom:1px solid #D5DBE2;vertical-align:top;text-align:start'
  const lines = rows.map(
    ([label, value, href]) =>
      `<tr><th scope="row" style="${cell};width:30%;font-weight:400;${textStyle(16, muted)};${wrapped}">` +
      `${escapeHtml(label)}</th><td dir="auto" style="${cell};white-space:pre-wrap;unicode-bidi:plaintext;${textStyle()};${wrapped}">` +
      `${href ? link(value, href) : withLineBreaks(value)}</td></tr>`,
  )
  const table =
    '<table width="100%" cellpadding="0" cellspacing="0" style="width:100%;table-layout:fixed;border-collapse:collapse">' +
    `${lines.join('')}</table>`
  return page(heading, table, frame)
}

/** All text is escaped. Email addresses in the opening and closing become links. */
export function letterHtml(heading: string, { opening, points = [], closing = [] }: Letter, frame: Frame) {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 12px;${textStyle()}">${withMailLinks(withLineBreaks(text))}</p>`
  const items = points.map((text) => `<li style="margin:0 0 6px;${textStyle()}">${withLineBreaks(text)}</li>`)
  const list = points.length > 0 ? `<ol style="margin:0 0 16px;padding-left:24px">${items.join('')}</ol>` : ''
  return page(heading, opening.map(paragraph).join('') + list + closing.map(paragraph).join(''), frame)
}

function page(heading: string, body: string, { preheader, footer }: Frame): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">' +
    `<title>${escapeHtml(heading)}</title></head><body style="margin:0">` +
    `<div dir="auto" style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}</div>` +
    // Gmail removes the html and body elements, so the language is repeated here.
    '<table lang="en" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#ffffff" ' +
    `style="width:100%;max-width:640px;table-layout:fixed;${background}"><tr>` +
    `<td style="padding:0 16px 16px;text-align:left;${textStyle()};${wrapped}">` +
    `<p style="margin:0;padding:16px 0 12px;font-weight:700;border-bottom:3px solid ${brand.colors.signal};${textStyle()}">` +
    `${escapeHtml(brand.name)}</p>` +
    `<h1 style="margin:24px 0 12px;${textStyle(22)};line-height:1.25">${escapeHtml(heading)}</h1>${body}` +
    `<p style="margin:20px 0 0;${textStyle(14, muted)}">${escapeHtml(footer)}</p></td></tr></table></body></html>`
  )
}

/**
 * Outlook for Windows and on the web, and Samsung Email, don't support the CSS property white-space, so line breaks
 * become <br>.
 */
function withLineBreaks(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>')
}

function withMailLinks(html: string): string {
  return html.replace(/[\w.+-]+@[\w.-]*\w/g, (address) => link(address, `mailto:${address}`))
}

function link(text: string, href: string): string {
  return `<a href="${escapeHtml(href)}" style="color:${brand.colors.signalDeep};${background}">${escapeHtml(text)}</a>`
}
