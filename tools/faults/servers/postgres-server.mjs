import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { endWithParent } from '../../../scripts/local-stack/processes/child.mjs'

const isRoot = process.getuid?.() === 0

/**
 * Starts a real PostgreSQL with an empty cluster. PostgreSQL doesn't run as root, so root starts it as the user that
 * Debian's package creates.
 * @param {{ bin: string, folder?: string, options?: string[] }} settings `folder` must exist and be empty
 */
export async function startPostgres({ bin, folder, options = [] }) {
  const root = folder ?? mkdtempSync(join(tmpdir(), 'leads-postgres-'))
  chmodSync(root, 0o777)
  const data = join(root, 'data')
  const created = runAsOwner(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '-E',
    'UTF8',
    '--no-sync',
  ])
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr}`)
  const port = await freePort()
  let server = start()

  function start() {
    const settings = [
      '-p',
      String(port),
      '-k',
      root,
      '-h',
      '127.0.0.1',
      ...options.flatMap((option) => ['-c', option]),
    ]
    const [program, args] = asOwner(join(bin, 'postgres'), ['-D', data, ...settings])
    return endWithParent(spawn(program, args, { stdio: 'ignore', detached: true }))
  }

  const control = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    data,
    pid: () => Number(readPidFile(data)),
    ready: () => isReady(port),
    /** Kills all its processes at once, like a power failure. */
    kill() {
      signalAll('SIGKILL')
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async restart() {
      const hasEnded = () => server.exitCode !== null || server.signalCode !== null
      while (!hasEnded()) await new Promise((resolve) => setTimeout(resolve, 20))
      server = start()
      await control.ready()
    },
    async stop() {
      signalAll('SIGCONT')
      signalAll('SIGKILL')
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (!folder) rmSync(root, { recursive: true, force: true })
    },
  }
  await control.ready()
  return control

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

/** @param {string} program @param {string[]} args */
function runAsOwner(program, args) {
  const [command, all] = asOwner(program, args)
  return spawnSync(command, all, { encoding: 'utf8', cwd: '/' })
}

/** @param {string} data */
function readPidFile(data) {
  return spawnSync('head', ['-1', join(data, 'postmaster.pid')], { encoding: 'utf8' }).stdout.trim()
}

/** @param {number} pid @returns {number[]} the process and all below it */
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

/** @param {number} port */
async function isReady(port) {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await acceptsQueries(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('PostgreSQL did not start within 20 s.')
}

/**
 * Sends a startup packet. PostgreSQL accepts queries once it responds with an authentication request.
 * @param {number} port
 */
function acceptsQueries(port) {
  const parameters = Buffer.from('user\0postgres\0database\0postgres\0\0')
  const packet = Buffer.alloc(8 + parameters.length)
  packet.writeInt32BE(packet.length, 0)
  packet.writeInt32BE(196_608, 4)
  parameters.copy(packet, 8)
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(packet))
    const finish = (/** @type {boolean} */ isUp) => {
      socket.destroy()
      resolve(isUp)
    }
    socket.once('data', (answer) => finish(String.fromCharCode(answer[0] ?? 0) === 'R'))
    socket.once('error', () => finish(false))
    socket.setTimeout(2000, () => finish(false))
  })
}
