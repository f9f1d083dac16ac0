import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../../scripts/find-postgres.mjs'
import { startTlsPostgres } from './tls-postgres.ts'

const bin = findPostgres()
// `npm run test:edge-runtime` passes the Deno release that Supabase's edge runtime is based on.
const deno = (process.env.EDGE_DENO ?? 'node_modules/.bin/deno').split(' ')
const verifiesAlways = process.env.EDGE_DENO !== undefined
const probeFile = 'tests/integration/database/tls-probe.ts'
const notTrusted = 'certificate not trusted: see DATABASE_CA'

describe.skipIf(!bin)(`in ${deno.join(' ')}`, () => {
  let server: Awaited<ReturnType<typeof startTlsPostgres>>
  let other: typeof server
  beforeAll(async () => {
    ;[server, other] = await Promise.all([startTlsPostgres(bin ?? ''), startTlsPostgres(bin ?? '')])
  })
  afterAll(() => Promise.all([server?.stop(), other?.stop()]))

  test('a database with a certificate from a private authority can be reached with its CA or without TLS, and an untrusted certificate is reported', () => {
    const [command = '', ...args] = deno
    const config = ['--config', 'supabase/functions/send-email/deno.json']
    const run = `run --quiet --no-check --no-lock --allow-net --allow-env --allow-read`.split(' ')
    const probe = { PROBE_URL: server.url, PROBE_CA: server.ca, PROBE_OTHER_CA: other.ca }
    const options = { env: { ...process.env, ...probe }, encoding: 'utf8' } as const
    const results = execFileSync(command, [...args, ...run, ...config, probeFile], options)
    expect(JSON.parse(results)).toEqual({
      'no sslmode': verifiesAlways ? notTrusted : true,
      require: verifiesAlways ? notTrusted : true,
      disable: false,
      'verify-full': notTrusted,
      'its CA': true,
      'require, its CA': true,
      'another CA': notTrusted,
    })
  })
})
