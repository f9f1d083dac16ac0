import type { Problem } from '../_shared/alert/alert.ts'
import type { Database } from '../_shared/server/database.ts'
import { reasonOf } from '../_shared/server/log.ts'

const limitMs = 5000

/**
 * Sends a preflight and then an invalid request to send-email, both with the site's origin. Nothing is stored. Never
 * rejects.
 * @param siteOrigin such as https://www.dealer.example
 */
export async function checkSendEmail(url: string, siteOrigin: string): Promise<Problem[]> {
  const preflight = {
    method: 'OPTIONS',
    headers: { origin: siteOrigin, 'access-control-request-method': 'POST' },
  }
  const invalid = {
    method: 'POST',
    headers: { origin: siteOrigin, 'content-type': 'application/json' },
    body: '{"type":"health_check"}',
  }
  const text =
    (await problemOf(url, preflight, [204])) ??
    // A rate-limit response also shows that send-email works.
    (await problemOf(url, invalid, [400, 429]))
  return text === undefined ? [] : [{ kind: 'site', text }]
}

async function problemOf(
  url: string,
  call: RequestInit & { headers: { origin: string } },
  expected: number[],
) {
  const { origin } = call.headers
  try {
    const { status, headers, body } = await fetch(url, { ...call, signal: AbortSignal.timeout(limitMs) })
    await body?.cancel()
    if (status === 403) return `send-email refuses the site ${origin}: ALLOWED_ORIGINS lacks it`
    const isFine = expected.includes(status) && headers.get('access-control-allow-origin') === origin
    return isFine ? undefined : `send-email answers ${status} to ${call.method} from the site ${origin}`
  } catch (error) {
    return `send-email does not answer (${reasonOf(error)})`
  }
}

/** `maxMegabytes` should be slightly below the storage limit of the database's plan. */
export async function checkSize(database: Database, maxMegabytes: number): Promise<Problem[]> {
  const [row] = await database.query<{ megabytes: number }>(
    'select (pg_database_size(current_database()) / 1048576)::int as megabytes',
  )
  const megabytes = row?.megabytes ?? 0
  const text = `The database has ${megabytes} MB, and DATABASE_WARNING_MEGABYTES is ${maxMegabytes}`
  return megabytes < maxMegabytes ? [] : [{ kind: 'size', text }]
}

export function atMostEvery<T>(milliseconds: number, check: () => Promise<T>): () => Promise<T | undefined> {
  let lastMs = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - lastMs < milliseconds) return undefined
    lastMs = performance.now()
    return await check()
  }
}
