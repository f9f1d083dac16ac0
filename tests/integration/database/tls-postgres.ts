import { execSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../tools/faults/servers/postgres-server.mjs'

/** Starts a real PostgreSQL server whose TLS certificate is from a private authority, as on the hosted platform. */
export async function startTlsPostgres(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'leads-tls-'))
  execSync(
    `set -e
    openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -subj '/CN=Test CA'
    openssl req -newkey rsa:2048 -nodes -keyout key.pem -out request -subj /CN=localhost
    echo subjectAltName=DNS:localhost > names
    openssl x509 -req -in request -CA ca.pem -CAkey ca.key -CAcreateserial -extfile names -out cert.pem`,
    { cwd: folder, stdio: 'pipe' },
  )
  chmodSync(folder, 0o777)
  if (process.getuid?.() === 0) spawnSync('chown', ['-R', 'postgres', folder])
  chmodSync(join(folder, 'key.pem'), 0o600)
  const files = [`ssl_cert_file=${join(folder, 'cert.pem')}`, `ssl_key_file=${join(folder, 'key.pem')}`]
  const server = await startPostgres({ bin, options: ['fsync=off', 'ssl=on', ...files] })
  const url = server.url.replace('127.0.0.1', 'localhost')
  return { ...server, url, ca: readFileSync(join(folder, 'ca.pem'), 'utf8') }
}
