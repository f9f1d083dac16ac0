import { setTimeout as sleep } from 'node:timers/promises'
import { brand } from '../brand.mjs'

const longestWaitMs = 90_000
const pauseMs = 1000

/**
 * Sends a test lead through the whole pipeline: function, database, mail provider and, if set up, webhook.
 * @param {import('pg').Client} client connected to the functions' database
 * @param {string} url of the functions, such as https://<ref>.supabase.co/functions/v1
 */
export async function smoke(client, url) {
  if (!URL.canParse(url))
    throw new Error('Give the URL of the functions: https://<ref>.supabase.co/functions/v1')
  const id = crypto.randomUUID()
  try {
    await send(`${url.replace(/\/$/, '')}/send-email`, id)
    return `The test lead ${id} was stored and delivered (${await untilDelivered(client, id)}), and is deleted again.\n`
  } finally {
    await client.query('delete from leads.submissions where id = $1', [id])
  }
}

/** @param {string} url @param {string} id */
async function send(url, id) {
  const message = 'A test of a deployment. There is nothing to do: it is deleted again.'
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
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch((cause) => {
    throw new Error(`send-email does not answer: ${cause.cause?.message ?? cause.message}`, { cause })
  })
  if (!response.ok) throw new Error(`send-email answered ${response.status}: ${await response.text()}`)
}

/**
 * Resolves with what was delivered; throws an Error that says what was not in time.
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
      throw new Error('send-email accepted the test lead, but this database does not have it.')
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
