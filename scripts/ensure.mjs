// This script runs before most other npm scripts, possibly before `npm ci`, so it can't import packages at the top.
// --assets also installs the packages of tools/assets. --for-tests also installs a browser, a font, nginx and
// PostgreSQL.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { stop } from './stop.mjs'

const oldestNode = [20, 20]
const root = new URL('..', import.meta.url)
const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')

ensureNode()
ensurePackages('.')
const isForTests = process.argv.includes('--for-tests')
if (isForTests || process.argv.includes('--assets')) ensurePackages('tools/assets')
if (isForTests) {
  await ensureBrowser()
  ensureArial()
  await ensureNginx()
  await ensurePostgres()
}

function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  stop(`This project needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`)
}

/** @param {string} folder */
function ensurePackages(folder) {
  const installed = new URL(`${folder}/node_modules/.package-lock.json`, root)
  const lock = new URL(`${folder}/package-lock.json`, root)
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  const install = ['--prefix', folder, 'ci', '--no-audit', '--no-fund']
  console.log(`Installing packages (npm ${install.join(' ')}) ...`)
  if (!run('npm', install)) stop('npm ci failed; what it printed above says why.')
}

async function ensureBrowser() {
  const { findBrowser, findHeadlessShell } = await import('./browser.mjs')
  if (findHeadlessShell()) return
  console.log('Installing a browser for the tests ...')
  // --no-remove keeps apt from removing an installed Chromium in favor of the headless shell, which only saves time.
  const shell = ['install', '-y', '--no-remove', 'chromium-headless-shell']
  if (isRootOnDebian && run('apt-get', ['update']) && run('apt-get', shell) && findHeadlessShell()) return
  if (findBrowser()) return
  const playwrightArgs = ['playwright', 'install', ...(isRootOnDebian ? ['--with-deps'] : []), 'chromium']
  if (run('npx', playwrightArgs) && findBrowser()) return
  stop(
    'No Chromium was found and none could be installed. Install one and name its program in CHROMIUM_PATH.',
  )
}

/**
 * The fallback font breaks lines like our own font only if Arial, or a font with the same widths, is installed.
 * Otherwise, text wraps differently until our font loads, and the tests of layout shift fail.
 */
function ensureArial() {
  const { stdout } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' })
  if (!stdout || /Arial|Helvetica|Liberation/.test(stdout)) return
  const install = ['install', '-y', '--no-install-recommends', 'fonts-liberation']
  if (isRootOnDebian && run('apt-get', ['update']) && run('apt-get', install)) return
  console.warn(
    '\nNo font of the widths of Arial was found: tests of layout shift will fail. Install Liberation Sans.\n',
  )
}

async function ensureNginx() {
  const { findNginx } = await import('./find-nginx.mjs')
  if (findNginx()) return
  if (isRootOnDebian) {
    console.log('Installing nginx for the tests ...')
    const install = ['install', '-y', '--no-install-recommends', 'nginx']
    run('apt-get', ['update'])
    // Older Debian releases have no package with the Brotli module, so the tests skip Brotli there.
    if (!run('apt-get', [...install, 'libnginx-mod-http-brotli-static'])) run('apt-get', install)
    // The package starts nginx as a system service, which the tests don't need.
    if (existsSync('/run/systemd/system')) run('systemctl', ['disable', '--now', 'nginx'])
    else if (existsSync('/run/nginx.pid')) run('service', ['nginx', 'stop'])
    if (findNginx()) return
  }
  const missing =
    'No nginx was found and none could be installed. Install it and name its program in NGINX_PATH.'
  if (process.env.CI) stop(missing)
  console.warn(`\n${missing}\nThe tests of its configuration are skipped.\n`)
}

async function ensurePostgres() {
  const { installPostgres } = await import('./find-postgres.mjs')
  if (installPostgres()) return
  const missing =
    'No PostgreSQL 15 or newer was found and none could be installed. Install it and name the folder of its programs in ' +
    'POSTGRES_BIN.'
  if (process.env.CI) stop(missing)
  console.warn(`\n${missing}\nThe tests that need a real one are skipped.\n`)
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
