import nodemailer from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { startMail } from '../../../scripts/local-stack/mail.mjs'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { readInbox } from './stack-for-tests.ts'

const html = '<p>Hi</p><script>document.title = "run"</script>'
const content = Buffer.from([0, 1, 2, 255])

test('the inbox shows an email’s HTML in a sandbox, and offers attachments as downloads', async () => {
  const ports = { smtpPort: await freePort(), webPort: await freePort() }
  const mail = await startMail(ports)
  onTestFinished(mail.stop)
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: ports.smtpPort, ignoreTLS: true })
  const attachments = [{ filename: 'resumé.pdf', contentType: 'application/pdf', content }]
  const addresses = { from: 'a@x.example', to: 'b@x.example' }
  await transport.sendMail({ ...addresses, subject: 'First', text: 'Hi' })
  await transport.sendMail({ ...addresses, subject: 'Second <b>', text: 'Hi', html, attachments })

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
