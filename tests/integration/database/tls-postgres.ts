import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../tools/faults/servers/postgres-server.mjs'

/** Starts a real PostgreSQL server. As on the hosted platform, a private authority signed its TLS certificate. */
export async function startTlsPostgres(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'leads-tls-'))
  const openssl = (...args: string[]) => {
    const { status, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`openssl failed: ${stderr}`)
  }
  const authority = ['-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Test CA']
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...authority)
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'key.pem',
    '-out',
    'request',
    '-subj',
    '/CN=localhost',
  )
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost\n')
  const signed = ['-CAcreateserial', '-extfile', 'names', '-out', 'cert.pem']
  openssl('x509', '-req', '-in', 'request', '-CA', 'ca.pem', '-CAkey', 'ca.key', ...signed)

  chmodSync(folder, 0o777)
  if (process.getuid?.() === 0) spawnSync('chown', ['-R', 'postgres', folder])
  chmodSync(join(folder, 'key.pem'), 0o600)
  const files = [`ssl_cert_file=${join(folder, 'cert.pem')}`, `ssl_key_file=${join(folder, 'key.pem')}`]
  const server = await startPostgres({ bin, options: ['fsync=off', 'ssl=on', ...files] })
  const url = server.url.replace('127.0.0.1', 'localhost')
  return { ...server, url, ca: readFileSync(join(folder, 'ca.pem'), 'utf8') }
}
