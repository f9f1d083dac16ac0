import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findPostgres } from './postgres-server.mjs'

const clusterSettings = '/etc/postgresql-common/createcluster.conf'

/** Finds PostgreSQL, or installs it where this is root on Debian; undefined if neither is possible. */
export function installPostgres() {
  const found = findPostgres()
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found
  console.log('Installing PostgreSQL for the tests ...')
  apt('update')
  if (!install('postgresql-common')) return undefined
  // Otherwise the package creates a cluster of its own and starts it as a system service.
  const before = readFileSync(clusterSettings, 'utf8')
  writeFileSync(clusterSettings, `${before}\ncreate_main_cluster = false\n`)
  install('postgresql', 'procps')
  writeFileSync(clusterSettings, before)
  return findPostgres()
}

/** @param {string[]} packages */
function install(...packages) {
  return apt('install', '-y', '--no-install-recommends', ...packages)
}

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0
}
