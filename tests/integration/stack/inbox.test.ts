import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMail } from '../../../scripts/local-stack/mail.mjs'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { readInbox } from './stack-for-tests.ts'

let dataDir: string
let ports: { smtpPort: number; webPort: number }
let mail: Awaited<ReturnType<typeof startMail>>

const html = '<p>Hi</p><script>document.title = "run"</script>'
const content = Buffer.from([0, 1, 2, 255])

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inbox-'))
  ports = { smtpPort: await freePort(), webPort: await freePort() }
  mail = await startMail({ ...ports, dataDir })
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: ports.smtpPort, ignoreTLS: true })
  const addresses = { from: 'a@x.example', to: 'b@x.example', replyTo: 'c@x.example' }
  await transport.sendMail({ ...addresses, subject: 'First', text: 'Hi' })
  const attachments = [{ filename: 'resumé.pdf', contentType: 'application/pdf', content }]
  await transport.sendMail({ ...addresses, subject: 'Second <b>', text: 'Hi', html, attachments })
})
afterAll(async () => {
  await mail.stop()
  await rm(dataDir, { recursive: true })
})

test('the inbox shows an email’s HTML in a sandbox, and offers attachments as downloads', async () => {
  const [second] = await readInbox(mail.url)
  const page = await fetch(`${mail.url}/messages/${second?.id}`)
  const text = await page.text()
  expect(text).toContain('Second &#60;b&#62;')
  expect(text).toContain(' sandbox srcdoc="&#60;p&#62;Hi')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  const file = await fetch(`${mail.url}/messages/${second?.id}/attachments/0`)
  expect(Buffer.from(await file.arrayBuffer())).toEqual(content)
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect((await fetch(`${mail.url}/messages/nothing`)).status).toBe(404)
})
