import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { careerCall, pdf, resumeFile } from '../../../supabase/functions/send-email/resume/files-for-tests.ts'
import { contactCall, startTestStack } from './stack-for-tests.ts'

let stack: Awaited<ReturnType<typeof startTestStack>>
beforeAll(async () => {
  stack = await startTestStack({ SUBMISSIONS_PER_10_MINUTES: '12' })
})
afterAll(() => stack?.stop())

/** Sends a chunked body at one byte a second, and returns the number of seconds until the connection ended. */
function dribble(): Promise<number> {
  const begin = Date.now()
  return new Promise((resolve) => {
    const socket = connect({ port: stack.ports.functionsPort, host: '127.0.0.1' })
    const head = 'POST /functions/v1/send-email HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n'
    socket.write(`${head}1\r\n{\r\n`)
    const timer = setInterval(() => socket.write('1\r\n \r\n'), 1000)
    const end = () => {
      clearInterval(timer)
      socket.destroy()
      resolve((Date.now() - begin) / 1000)
    }
    socket.once('data', end).once('close', end).once('error', end)
  })
}

test('clients that send a byte a second are cut off within a minute, and a job application sent meanwhile succeeds', async () => {
  const slow = [dribble(), dribble()]
  const sent = await stack.send(careerCall(resumeFile({ bytes: pdf(2_000_000) }), { email: 'a@x.example' }))
  expect(sent.status).toBe(200)
  for (const seconds of await Promise.all(slow)) expect(seconds).toBeLessThan(60)
})

test('forged proxy headers don’t evade the limit', async () => {
  for (let index = 0; index < 20; index += 1) {
    const forged = {
      'x-forwarded-for': `198.51.100.${index}, 203.0.113.9`,
      'cf-connecting-ip': `198.51.100.${index}`,
    }
    // Submissions above the limit are held, not rejected.
    expect((await stack.send(contactCall(), forged)).status).toBe(200)
  }
  const stored = await stack.query(
    'select sender_hash, count(*)::int, count(held_reason)::int as held from leads.submissions group by 1',
  )
  expect(stored).toEqual([{ sender_hash: expect.any(String), count: 21, held: 9 }])
})
