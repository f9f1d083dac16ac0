import { readFileSync } from 'node:fs'
import { brandText } from '../brand.mjs'

/** @typedef {import('./messages.mjs').Message} Message */

const brandName = escapeHtml(brandText('name'))
const styles = readFileSync(new URL('./inbox.css', import.meta.url), 'utf8')

/** @param {ReadonlyArray<Message>} messages */
export function listPage(messages) {
  const rows = messages.map(
    (message) => `<li><a href="/messages/${message.id}">
      <span class="subject">${escapeHtml(message.subject || '(no subject)')}</span>
      <span class="who">From ${escapeHtml(message.replyTo || message.from)} to ${escapeHtml(message.to)}</span>
      ${time(message)}${message.attachments.length ? `<span class="files">${message.attachments.length} attached</span>` : ''}
    </a></li>`,
  )
  const body = messages.length
    ? `<form method="post" action="/empty"><button>Empty inbox</button></form><ol class="list">${rows.join('')}</ol>`
    : '<p class="none">No mail yet. What the website sends arrives here, and goes no further. Reload to look again.</p>'
  return page('Inbox', `<h1>Inbox <span class="count">${messages.length}</span></h1>${body}`)
}

/** @param {Message} message */
export function messagePage(message) {
  const files = message.attachments.map(
    ({ filename, type, size }, index) =>
      `<li><a href="/messages/${message.id}/attachments/${index}">${escapeHtml(filename)}</a> ${escapeHtml(type)}, ${size} bytes</li>`,
  )
  const facts = [
    ['From', message.from],
    ['To', message.to],
    ['Reply-To', message.replyTo],
  ].flatMap(([label, value]) => (value ? [`<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`] : []))
  return page(
    message.subject,
    `<p><a href="/">Back to the inbox</a></p><h1>${escapeHtml(message.subject || '(no subject)')}</h1>
    <dl>${facts.join('')}<dt>Received</dt><dd>${time(message)}</dd></dl>
    ${message.html ? `<h2>HTML</h2><iframe title="The mail as HTML" sandbox src="/messages/${message.id}/html"></iframe>` : ''}
    ${message.text ? `<h2>Text</h2><pre tabindex="0">${escapeHtml(message.text)}</pre>` : ''}
    ${files.length ? `<h2>Attachments</h2><ul class="attachments">${files.join('')}</ul>` : ''}`,
  )
}

export function notFoundPage() {
  return page(
    'Not found',
    '<h1>Not found</h1><p>This mail is not here any more. <a href="/">Back to the inbox</a></p>',
  )
}

/**
 * @param {string} title
 * @param {string} main
 */
function page(title, main) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} | ${brandName} local mail</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${styles}</style></head>
<body><header><a href="/">${brandName} <span>local mail</span></a></header><main>${main}</main></body></html>`
}

/** @param {Message} message */
function time({ receivedAt }) {
  return `<time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace('T', ' ')} UTC</time>`
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
