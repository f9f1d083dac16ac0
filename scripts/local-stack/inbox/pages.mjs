/** @typedef {import('./messages.mjs').Message} Message */

const styles = `
body { max-width: 60rem; margin: auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
li { margin-block: 1rem }
iframe, pre { box-sizing: border-box; width: 100%; padding: 1rem; border: 1px solid; white-space: pre-wrap }
iframe { height: 40rem }`

/** @param {ReadonlyArray<Message>} messages */
export function listPage(messages) {
  const rows = messages.map(
    ({ id, subject, from, replyTo, to, receivedAt, attachments }) => `<li>
      <a href="/messages/${id}">${escapeHtml(subject || '(no subject)')}</a><br>
      ${time(receivedAt)}, from ${escapeHtml(replyTo || from)} to ${escapeHtml(to)}${attachments.length ? `, ${attachments.length} attached` : ''}
    </li>`,
  )
  const body = messages.length
    ? `<form method="post" action="/empty"><button>Empty inbox</button></form><ol reversed>${rows.join('')}</ol>`
    : '<p>No mail yet. What the website sends arrives here, and goes no further. Reload to look again.</p>'
  return page('Inbox', body)
}

/** @param {Message} message */
export function messagePage({ id, subject, from, to, replyTo, receivedAt, html, text, attachments }) {
  const files = attachments.map(
    ({ filename, type, size }, index) =>
      `<li><a href="/messages/${id}/attachments/${index}">${escapeHtml(filename)}</a> ${escapeHtml(type)}, ${size} bytes</li>`,
  )
  return page(
    subject || '(no subject)',
    `<p>From ${escapeHtml(from)}<br>To ${escapeHtml(to)}${replyTo ? `<br>Reply-To ${escapeHtml(replyTo)}` : ''}<br>${time(receivedAt)}</p>
    ${html ? `<h2>HTML</h2><iframe title="The mail as HTML" sandbox srcdoc="${escapeHtml(html)}"></iframe>` : ''}
    ${text ? `<h2>Text</h2><pre tabindex="0">${escapeHtml(text)}</pre>` : ''}
    ${files.length ? `<h2>Attachments</h2><ul>${files.join('')}</ul>` : ''}
    <p><a href="/">Back to the inbox</a></p>`,
  )
}

export function notFoundPage() {
  return page('Not found', '<p>This mail is not here any more. <a href="/">Back to the inbox</a></p>')
}

/** @param {string} title @param {string} main */
function page(title, main) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)} | Local mail</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${styles}</style><main><h1>${escapeHtml(title)}</h1>${main}</main></html>`
}

/** @param {string} iso */
function time(iso) {
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
