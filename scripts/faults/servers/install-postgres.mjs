import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPostgres } from './postgres-server.mjs'

/** Installs PostgreSQL for root on Debian; otherwise throws. */
export function installPostgres() {
  const found = findPostgres()
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql-15']]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env: environment })
  }
  return findPostgres()
}
