import { EventEmitter, once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { createSmtpMailer } from '../../../supabase/functions/_shared/email-sending/smtp.ts'
import type { DeliveryError } from '../../../supabase/functions/_shared/http/failure.ts'
import { listen } from '../listen.ts'

async function startServer(options: SMTPServerOptions) {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  server.on('error', () => undefined)
  return { server, port: await listen(server) }
}

const email = { id: 'e-1', to: 'b@x.example', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' }

async function sendTo(port: number, { login = '', limitMs = 20_000 } = {}): Promise<DeliveryError> {
  const mailer = createSmtpMailer(`smtp://${login}127.0.0.1:${port}`, 'Lotspin <w@lotspin.example>', limitMs)
  return mailer.send(email).then(
    () => expect.fail('the mail was taken'),
    (error) => error,
  )
}

test.each([
  [550, 'refused'],
  [451, 'postponed'],
  [421, 'limited'],
])('an SMTP reply with code %i is classified as %s', async (responseCode, failure) => {
  const reply = Object.assign(new Error('no'), { responseCode })
  const { port } = await startServer({ onRcptTo: (_address, _session, done) => done(reply) })
  expect(await sendTo(port)).toMatchObject({ code: `smtp ${responseCode}`, failure })
})

test('an unreachable SMTP server or a wrong password is classified as an outage', async () => {
  const reply = Object.assign(new Error('no'), { responseCode: 535 })
  const onAuth: SMTPServerOptions['onAuth'] = (_auth, _session, done) => done(reply)
  const { port } = await startServer({ authOptional: false, allowInsecureAuth: true, onAuth })
  expect(await sendTo(port, { login: 'a:b@' })).toMatchObject({ code: 'smtp 535', failure: 'outage' })
  expect(await sendTo(await freePort())).toMatchObject({ code: 'smtp ESOCKET', failure: 'outage' })
})

test('the SMTP mailer decodes the username and password, and sends the original file even if its buffer is overwritten after a timeout', async () => {
  const content = new Uint8Array(8_000_000).map((_, index) => index * 7)
  const expected = Buffer.from(content)
  const logins: unknown[] = []
  const events = new EventEmitter()
  const [overwritten, whole] = [once(events, 'overwritten'), once(events, 'whole')]
  const { port } = await startServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      logins.push([username, password])
      done(null, { user: username })
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.once('data', () => {
        stream.pause()
        overwritten.then(() => stream.resume())
      })
      stream.on('data', (part) => parts.push(part))
      stream.on('end', () => {
        events.emit('whole', Buffer.concat(parts))
        done()
      })
    },
  })
  const mailer = createSmtpMailer(`smtp://ad%40m:p%2Fw%3A%25@127.0.0.1:${port}`, 'w@lotspin.example', 300)
  const attachment = { filename: 'cv.pdf', mediaType: 'application/pdf', content }
  await expect(mailer.send({ ...email, attachment })).rejects.toMatchObject({ code: 'smtp TimeoutError' })
  content.fill(0)
  events.emit('overwritten')
  const [message] = await whole
  const { attachments } = await new PostalMime().parse(message)
  expect(logins).toEqual([['ad@m', 'p/w:%']])
  expect(attachments).toMatchObject([{ filename: 'cv.pdf', mimeType: 'application/pdf' }])
  expect(expected.equals(Buffer.from(attachments[0]?.content as ArrayBuffer))).toBe(true)
})

test.each([
  ['smtp://mail.test', { host: 'mail.test', port: 587, secure: false }],
  ['smtps://mail.test', { host: 'mail.test', port: 465, secure: true }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, secure: false }],
])('the SMTP URL %s sets the host, port and encryption', async (url, where) => {
  const create = vi.spyOn(nodemailer, 'createTransport')
  create.mockImplementation(() => ({ use: () => undefined, sendMail: async () => undefined }) as never)
  await createSmtpMailer(url, 'Lotspin <w@lotspin.example>').send(email)
  const timeouts = { connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 8000 }
  expect(create).toHaveBeenCalledWith({ ...where, ...timeouts, name: 'lotspin.example' })
  create.mockRestore()
})

test('an email’s outcome is unknown if the SMTP server accepts the whole email and then hangs up', async () => {
  const sockets: Socket[] = []
  const { server, port } = await startServer({
    onData(stream) {
      stream.resume()
      stream.once('end', () => sockets.forEach((socket) => void socket.destroy()))
    },
  })
  server.server.on('connection', (socket) => sockets.push(socket))
  expect(await sendTo(port)).toMatchObject({ code: 'smtp answer lost', failure: 'unsure' })
})

test('an email fails at the time limit if the SMTP server’s response never ends', async () => {
  const server = createServer((socket) => {
    socket.write('220 x\r\n')
    const timer = setInterval(() => socket.write('250-x\r\n'), 50)
    socket.on('error', () => undefined).on('close', () => clearInterval(timer))
  })
  const fault = await sendTo(await listen(server), { limitMs: 500 })
  expect(fault).toMatchObject({ code: 'smtp TimeoutError', failure: 'outage' })
})
