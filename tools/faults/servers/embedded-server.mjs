import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { endWithParent } from '../../../scripts/local-stack/processes/child.mjs'

const program = fileURLToPath(new URL('./embedded-process.mjs', import.meta.url))

/** Starts the embedded database (PGlite), with the same controls as `startPostgres`. */
export async function startEmbedded() {
  const root = mkdtempSync(join(tmpdir(), 'leads-embedded-'))
  const port = await freePort()
  let server = start()

  function start() {
    const args = [program, String(port), join(root, 'data')]
    return endWithParent(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }))
  }
  const ready = () => new Promise((resolve) => server.stdout?.once('data', resolve))
  await ready()

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    kill: () => void server.kill('SIGKILL'),
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async restart() {
      if (server.exitCode === null && server.signalCode === null) {
        await new Promise((resolve) => server.once('exit', resolve))
      }
      server = start()
      await ready()
    },
    async stop() {
      server.kill('SIGCONT')
      server.kill('SIGKILL')
      rmSync(root, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
