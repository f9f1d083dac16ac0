import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { endWithParent, hasEnded } from '../../../scripts/local-stack/processes/child.mjs'

const isRoot = process.getuid?.() === 0
const clusterOptions = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']

/**
 * PostgreSQL refuses to run as root, so root starts it as the user that Debian's package creates.
 * @param {{ bin: string, folder?: string, options?: string[] }} settings `folder` must exist and be empty
 */
export async function startPostgres({ bin, folder, options = [] }) {
  const root = folder ?? mkdtempSync(join(tmpdir(), 'leads-postgres-'))
  chmodSync(root, 0o777)
  const data = join(root, 'data')
  const [initdb, settings] = asOwner(join(bin, 'initdb'), ['-D', data, ...clusterOptions])
  const created = spawnSync(initdb, settings, { encoding: 'utf8', cwd: '/' })
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr}`)
  const port = await freePort()
  let server = start()

  function start() {
    const place = [`port=${port}`, `unix_socket_directories=${root}`, 'listen_addresses=127.0.0.1']
    const flags = [...place, 'fsync=off', ...options].flatMap((option) => ['-c', option])
    const [program, args] = asOwner(join(bin, 'postgres'), ['-D', data, ...flags])
    return endWithParent(spawn(program, args, { stdio: 'ignore', detached: true }))
  }

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await ready(url)
  return {
    url,
    port,
    data,
    /** Kills all of the server's processes at once, like a power failure. */
    kill: () => signalAll('SIGKILL'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async restart() {
      while (!hasEnded(server)) await sleep(20)
      server = start()
      await ready(url)
    },
    async stop() {
      signalAll('SIGCONT')
      signalAll('SIGKILL')
      await sleep(100)
      if (!folder) rmSync(root, { recursive: true, force: true })
    },
  }

  /** @param {NodeJS.Signals} signal */
  function signalAll(signal) {
    for (const pid of descendants(server.pid ?? 0)) {
      try {
        process.kill(pid, signal)
      } catch {}
    }
  }
}

/** @param {string} program @param {string[]} args @returns {[string, string[]]} */
function asOwner(program, args) {
  return isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args]]
    : [program, args]
}

/** @param {number} pid @returns {number[]} */
function descendants(pid) {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const found = [pid]
  for (const parent of found) for (const [child, of] of pairs) if (of === parent && child) found.push(child)
  return found
}

/** @param {string} connectionString */
async function ready(connectionString) {
  for (let tries = 0; tries < 400; tries += 1) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
    client.on('error', () => undefined)
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isUp) return
    await sleep(50)
  }
  throw new Error('PostgreSQL did not start within 20 s.')
}
