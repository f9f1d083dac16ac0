// Measures send-email while ten applications with a resume of 5 MB arrive at once: memory and CPU time of its
// process, from /proc (Linux). Usage: node scripts/measure-careers.mjs [applications]
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './local-stack/ports.mjs'
import { startStack } from './local-stack/stack.mjs'

const applications = Number(process.argv[2] ?? 10)
const resumeBytes = 5 * 1024 * 1024
const clockTicksPerSecond = 100
const megabyte = 1024 * 1024

for (const provider of /** @type {const} */ (['SMTP', 'Resend'])) await measure(provider)

/** @param {'SMTP' | 'Resend'} provider */
async function measure(provider) {
  const resend = await startResend()
  const stack = await startStack({
    functionsPort: await freePort(),
    databasePort: await freePort(),
    smtpPort: await freePort(),
    inboxPort: await freePort(),
    drainEverySeconds: 0,
    report: () => undefined,
    env: {
      SUBMISSIONS_PER_10_MINUTES: '1000',
      ...(provider === 'Resend' && { RESEND_API_KEY: 'key', RESEND_API_URL: resend.url }),
    },
  })
  try {
    const address = `${stack.functions.url}/functions/v1/send-email`
    const pid = findFunction('send-email/index.ts')
    const body = applicationBody()
    await sleep(1000)
    const idle = read(pid)

    await sendAll(address, 1, body)
    const first = read(pid)
    await sendAll(address, applications, body)
    const all = read(pid)
    await sleep(1000)

    const mails = await (await fetch(`${stack.mail.url}/api/messages`)).json()
    const caught = mails.filter((/** @type {any} */ mail) => mail.attachments[0]?.size === resumeBytes)
    const delivered = provider === 'Resend' ? resend.largeMails() : caught.length
    console.log(`
  Mail by ${provider}
  Resident memory, idle               ${toMb(idle.residentBytes)} MB
  Peak, one application of 5 MB       ${toMb(first.peakBytes)} MB (+${toMb(first.peakBytes - idle.residentBytes)})
  Peak, ${applications} at once                  ${toMb(all.peakBytes)} MB (+${toMb(all.peakBytes - idle.residentBytes)})
  CPU time of the first application   ${(first.cpuSeconds - idle.cpuSeconds).toFixed(2)} s
  CPU time of each of the others      ${((all.cpuSeconds - first.cpuSeconds) / applications).toFixed(2)} s
  Resumes delivered                   ${delivered} of ${applications + 1}
`)
  } finally {
    await stack.stop()
    resend.stop()
  }
}

/** Takes what Resend would take, and counts the mails that carry a resume. */
async function startResend() {
  let large = 0
  const server = createServer(async (request, response) => {
    let size = 0
    for await (const part of request) size += part.length
    if (size > resumeBytes) large += 1
    response.setHeader('content-type', 'application/json').end('{"id":"1"}')
  })
  const port = await freePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  return { url: `http://127.0.0.1:${port}`, largeMails: () => large, stop: () => server.close() }
}

/** @param {string} address @param {number} count @param {(id: string) => string} body */
async function sendAll(address, count, body) {
  const begin = performance.now()
  const sending = Array.from({ length: count }, async () => {
    const response = await fetch(address, { method: 'POST', body: body(crypto.randomUUID()) })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  })
  await Promise.all(sending)
  console.log(`  ${count} sent in ${((performance.now() - begin) / 1000).toFixed(1)} s`)
}

function applicationBody() {
  const resume = Buffer.alloc(resumeBytes, 'noise that is no text at all')
  resume.write('%PDF-1.7\n')
  resume.write('%%EOF\n', resumeBytes - 6)
  const type = 'application/pdf'
  const data = `data:${type};base64,${resume.toString('base64')}`
  /** @param {string} submissionId */
  return (submissionId) =>
    JSON.stringify({
      type: 'career_application',
      applicationData: {
        name: 'Ada Diaz',
        email: `${submissionId}@applicant.example`,
        phone: '(401) 555-0142',
        location: 'Providence, RI',
        roleApplyingFor: 'sales-rep',
        linkedinUrl: '',
        coverLetter: 'I have sold cars for six years. '.repeat(10),
        website: '',
        resumeFile: { name: 'resume.pdf', type, data },
      },
      submissionId,
    })
}

/** @param {string} program */
function findFunction(program) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
      if (parent === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program)) return pid
    } catch {
      // It ended while we looked.
    }
  }
  throw new Error(`${program} is not running`)
}

/** @param {string} pid */
function read(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = (/** @type {string} */ name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1])
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return {
    residentBytes: kilobytes('VmRSS') * 1024,
    peakBytes: kilobytes('VmHWM') * 1024,
    cpuSeconds: (Number(stat[11]) + Number(stat[12])) / clockTicksPerSecond,
  }
}

/** @param {number} bytes */
function toMb(bytes) {
  return Math.round(bytes / megabyte)
}
