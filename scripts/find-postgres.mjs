import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const debianFolder = '/usr/lib/postgresql'
const oldestVersion = 15
const clusterSettings = '/etc/postgresql-common/createcluster.conf'

/** Finds the folder with PostgreSQL's programs. A folder in POSTGRES_BIN is used without checking its version. */
export function findPostgres() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const ofDebian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((each) => join(debianFolder, each, 'bin'))
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...ofDebian, ...onPath].find(isNewEnough)
}

/** @param {string} folder */
function isNewEnough(folder) {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]) >= oldestVersion
}

/** @returns undefined if PostgreSQL is missing and can't be installed */
export function installPostgres() {
  const found = findPostgres()
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found
  console.log('Installing PostgreSQL for the tests ...')
  apt('update')
  if (!install('postgresql-common')) return undefined
  // Keep the package from creating a cluster and starting it as a system service.
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
