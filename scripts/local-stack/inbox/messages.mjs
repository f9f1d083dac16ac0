import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/**
 * @typedef {{ filename: string, type: string, size: number, sha256: string }} AttachmentFacts `size` is in bytes
 * @typedef {{ id: string, receivedAt: string, messageId: string, from: string, to: string, replyTo: string,
 *   subject: string, text: string, html: string, headers: Record<string, string>,
 *   attachments: AttachmentFacts[] }} Message the names of `headers` are in lower case
 * @typedef {{ message: Message, contents: Uint8Array[] }} Entry
 * @typedef {Awaited<ReturnType<typeof openMessages>>} Messages
 */

/**
 * Keeps the received emails, newest first. With `folder`, they are also saved there as .eml files and loaded at the
 * next start.
 * @param {string} [folder]
 */
export async function openMessages(folder) {
  /** @type {Entry[]} */
  const entries = []
  if (folder) {
    await mkdir(folder, { recursive: true })
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()) {
      entries.unshift(await toEntry(file.slice(0, -4), await readFile(join(folder, file))))
    }
  }

  return {
    list: () => entries.map((entry) => entry.message),
    /** @param {string} id */
    find: (id) => entries.find((entry) => entry.message.id === id),

    /** @param {Buffer} raw */
    async add(raw) {
      const id = `${String(Date.now()).padStart(15, '0')}-${randomUUID().slice(0, 8)}`
      const entry = await toEntry(id, raw)
      if (folder) await writeFile(join(folder, `${id}.eml`), raw)
      entries.unshift(entry)
    },

    async clear() {
      const ids = entries.splice(0).map((entry) => entry.message.id)
      if (folder) await Promise.all(ids.map((id) => rm(join(folder, `${id}.eml`), { force: true })))
    },
  }
}

/**
 * @param {string} id starts with the time of arrival in milliseconds
 * @param {Buffer} raw
 * @returns {Promise<Entry>}
 */
async function toEntry(id, raw) {
  const mail = await PostalMime.parse(raw)
  const contents = mail.attachments.map(({ content }) => Buffer.from(/** @type {ArrayBuffer} */ (content)))
  const attachments = mail.attachments.map(({ filename, mimeType }, index) => {
    const bytes = contents[index] ?? new Uint8Array()
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { filename: filename ?? `attachment-${index + 1}`, type: mimeType, size: bytes.byteLength, sha256 }
  })
  return {
    contents,
    message: {
      id,
      receivedAt: new Date(Number.parseInt(id, 10)).toISOString(),
      messageId: mail.messageId ?? '',
      from: addresses(mail.from ? [mail.from] : []),
      to: addresses(mail.to ?? []),
      replyTo: addresses(mail.replyTo ?? []),
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
      attachments,
    },
  }
}

/** @param {ReadonlyArray<{ name?: string, address?: string | undefined }>} list */
function addresses(list) {
  return list.map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? ''))).join(', ')
}
