// @vitest-environment node
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/local-stack/ports.mjs'
import type { MailError } from '../../supabase/functions/_shared/mail/mailer.ts'
import { createSmtpMailer } from '../../supabase/functions/_shared/mail/smtp.ts'

const email = { id: 'e-1', to: 'b@x.example', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' }

async function sendTo(port: number): Promise<MailError> {
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Lotspin <w@lotspin.example>')
  return mailer.send(email).then(
    () => expect.fail('the mail was taken'),
    (error) => error,
  )
}

test.each([
  [550, true],
  [451, false],
])('a server that answers %i', async (responseCode, isRefusal) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
  })
  const port = await freePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  const fault = await sendTo(port)
  await new Promise((resolve) => server.close(() => resolve(undefined)))

  expect(fault).toMatchObject({ code: `smtp ${responseCode}`, isRefusal })
})

test('a server that is not there is worth another try', async () => {
  expect(await sendTo(await freePort())).toMatchObject({ code: 'smtp ESOCKET', isRefusal: false })
})
