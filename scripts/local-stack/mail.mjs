import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { openMessages } from './inbox/messages.mjs'
import { createInboxHandler } from './inbox/server.mjs'

/**
 * Starts a mail server that accepts every email but delivers none, and a web inbox that shows them. With `dataDir`,
 * emails are kept between runs.
 * @param {{ smtpPort: number, webPort: number, dataDir?: string | undefined }} options
 */
export async function startMail({ smtpPort, webPort, dataDir }) {
  const messages = await openMessages(dataDir)
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => messages.add(raw))
        .then(() => done(), done)
    },
  })
  // The server emits an error if a sender disconnects early, and an unhandled error event would end this process.
  smtp.on('error', () => undefined)
  const web = createServer(createInboxHandler(messages))

  smtp.listen(smtpPort, '127.0.0.1')
  await once(smtp.server, 'listening')
  web.listen(webPort, '127.0.0.1')
  await once(web, 'listening')

  async function close() {
    web.closeAllConnections()
    await Promise.all([
      new Promise((resolve) => smtp.close(() => resolve(undefined))),
      new Promise((resolve) => web.close(resolve)),
    ])
  }
  /** @type {Promise<void> | undefined} */
  let stopped
  const stop = () => {
    stopped ??= close()
    return stopped
  }
  return { messages, url: `http://localhost:${webPort}`, stop }
}
