import type { AnyForm } from '../contracts/form.ts'
import { forms } from '../contracts/forms.ts'
import { readSource } from '../contracts/lead-source.ts'
import { withFewMarks } from '../email-rendering/readable.ts'
import { rowsOf, subjectOf, textLine } from '../email-rendering/render.ts'
import type { Lead } from './webhook.ts'

// With these limits, a message stays below the 28 kB that Teams accepts.
const maxLines = 80
const maxCharacters = 5000

/** Returns a message for Slack or Teams, or undefined for any other URL. */
export function chatMessage(url: string, lead: Lead): object | undefined {
  if (isSlack(url)) return { text: escapeSlack(linesOf(lead).join('\n')) }
  if (!isTeams(url)) return undefined
  const [title = '', ...lines] = linesOf(lead)
  const bold = { weight: 'Bolder', size: 'Medium' }
  return teamsMessage([plainBlock(title, bold), ...lines.map((line) => plainBlock(line))])
}

export function isChat(url: string): boolean {
  return isSlack(url) || isTeams(url)
}

function isSlack(url: string): boolean {
  return /^hooks\.slack(-gov)?\.com$/.test(new URL(url).hostname)
}

export function isTeams(url: string): boolean {
  return /(^|\.)(logic\.azure\.com|powerplatform\.com|webhook\.office\.com)$/.test(new URL(url).hostname)
}

/** Teams workflows accept only adaptive cards. */
export function teamsMessage(body: ReadonlyArray<object>) {
  const content = { type: 'AdaptiveCard', version: '1.4', body }
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
  }
}

/** Unlike a TextBlock, a RichTextBlock ignores Markdown, so a visitor's text can't become a misleading link. */
function plainBlock(text: string, style: object = {}) {
  return { type: 'RichTextBlock', spacing: 'None', inlines: [{ type: 'TextRun', text, ...style }] }
}

/** Without escaping, a visitor's <!channel> would notify everyone, and <URL|text> would be a link. */
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function linesOf(lead: Lead): string[] {
  const form: AnyForm | undefined = Object.hasOwn(forms, lead.form)
    ? forms[lead.form as keyof typeof forms]
    : undefined
  const { title, rows } = form ? describe(form, lead) : describeUnknown(lead)
  const text = rows.join('\n')
  const lines = text.slice(0, maxCharacters).split('\n')
  const isCut = text.length > maxCharacters || lines.length > maxLines
  const reference = `Reference ${lead.id}`
  return [title, ...lines.slice(0, maxLines), ...(isCut ? ['… The email has the rest.'] : []), reference]
}

function describe(form: AnyForm, { fields, createdAt, file }: Lead) {
  const meta = {
    receivedAt: new Date(createdAt),
    source: readSource(fields),
    ...(file && { file: { filename: file.filename, size: file.bytes, note: 'attached to the email' } }),
  }
  return { title: subjectOf(form, fields), rows: rowsOf(form, fields, meta).map(textLine) }
}

function describeUnknown({ form, fields }: Lead) {
  const { subject, html, ...rest } = fields
  const rows = Object.entries(rest).map(([name, value]) => textLine([name, String(value)]))
  return { title: withFewMarks(String(subject ?? `New ${form}`)), rows: rows.map(withFewMarks) }
}
