import { setTimeout as sleep } from 'node:timers/promises'
import { brand } from '../brand.mjs'

const longestWaitMs = 90_000
const pauseMs = 1000

/**
 * Sends a test lead as the site would, waits until all its deliveries have been sent, and deletes it.
 * @param {import('pg').Client} client connected to the functions' database
 * @param {string} url the functions' base URL, such as https://<ref>.supabase.co/functions/v1
 * @param {{ origin?: string }} options `origin` is the site's origin
 */
export async function smoke(client, url, { origin = '' }) {
  if (!URL.canParse(url))
    throw new Error('Give the URL of the functions: https://<ref>.supabase.co/functions/v1')
  if (origin && !URL.canParse(origin)) throw new Error('--origin must be like https://www.dealer.example.')
  const id = crypto.randomUUID()
  try {
    await send(`${url.replace(/\/$/, '')}/send-email`, id, new URL(origin || brand.siteOrigin).origin)
    return `The test lead ${id} was stored and delivered (${await untilDelivered(client, id)}), and deleted.\n`
  } finally {
    await client.query('delete from leads.submissions where id = $1', [id])
  }
}

/** @param {string} url @param {string} id @param {string} origin */
async function send(url, id, origin) {
  const message = 'This tests a deployment. You can ignore it; it’s deleted automatically.'
  const email = brand.supportEmail
  const body = {
    to: email,
    subject: 'Smoke test',
    text: message,
    html: message,
    submissionId: id,
    form: 'contact',
    fields: { name: 'Smoke Test', email, phone: '', company: '', message },
  }
  const asked = 'authorization,apikey,content-type,x-client-info'
  const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': asked }
  await call(url, { method: 'OPTIONS', headers: { origin, ...preflight } })
  const headers = { origin, 'content-type': 'application/json' }
  await call(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/**
 * Throws an Error if the call fails, or if a browser would hide the response from the site.
 * @param {string} url
 * @param {{ method: string, headers: Record<string, string> & { origin: string }, body?: string }} request
 */
async function call(url, { headers, ...request }) {
  const signal = AbortSignal.timeout(30_000)
  const response = await fetch(url, { ...request, headers, signal }).catch((cause) => {
    throw new Error(`send-email doesn’t respond: ${cause.cause?.message ?? cause.message}`, { cause })
  })
  if (!response.ok) {
    const hint = response.status === 403 ? ` Does ALLOWED_ORIGINS include ${headers.origin}?` : ''
    throw new Error(`send-email returned ${response.status}: ${await response.text()}${hint}`)
  }
  if (response.headers.get('access-control-allow-origin') !== headers.origin)
    throw new Error(
      `send-email doesn’t let the site ${headers.origin} read its response to ${request.method}.`,
    )
}

/**
 * @param {import('pg').Client} client
 * @param {string} id
 */
async function untilDelivered(client, id) {
  const endMs = performance.now() + longestWaitMs
  for (;;) {
    const { rows } = await client.query(
      'select kind, status, last_error from leads.deliveries where submission_id = $1 order by kind',
      [id],
    )
    if (rows.length === 0)
      throw new Error('send-email accepted the test lead, but it isn’t in this database.')
    if (rows.every(({ status }) => status === 'sent')) return rows.map(({ kind }) => kind).join(', ')
    if (rows.some(({ status }) => status === 'held') || performance.now() > endMs) {
      const states = rows.map(
        ({ kind, status, last_error }) => `${kind} ${status}${last_error ? ` (${last_error})` : ''}`,
      )
      throw new Error(`The test lead was stored, but not delivered: ${states.join(', ')}.`)
    }
    await sleep(pauseMs)
  }
}
