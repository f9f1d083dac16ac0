import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { freePort } from '../ports.mjs'
import { endChild, hasEnded } from '../processes/child.mjs'
import { spawnFunction } from './deno.mjs'

const bootLimitMs = 30_000
const restartDelayMs = 1000

/**
 * Keeps a function running and prints its log. Restarts it after a crash and, with `watch`, when its code changes.
 * @param {string} name
 * @param {{ env: Record<string, string>, report: (line: string) => void, watch?: boolean }} options
 */
export async function keepFunctionRunning(name, { env, report, watch = false }) {
  const port = await freePort()
  let isStopping = false
  let isReady = false
  let isRestarting = false
  /** @type {NodeJS.Timeout | undefined} */
  let restart
  let child = start()

  function start() {
    const started = spawnFunction(name, { port, env })
    for (const stream of [started.stdout, started.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (!line.startsWith('Listening on')) report(`[${name}] ${line}`)
      })
    }
    started.once('exit', (code, signal) => {
      // Ctrl-C reaches the function before this process can call stop().
      restart = setTimeout(() => {
        if (isStopping || !isReady) return
        if (watch) return report(`[${name}] ended (${signal ?? `code ${code}`}), waiting for a change`)
        report(`[${name}] ended (${signal ?? `code ${code}`}), starting it again`)
        child = start()
      }, restartDelayMs)
    })
    return started
  }

  return {
    port,
    /** Rejects if the function exits or doesn't accept requests within 30 seconds. */
    async ready() {
      const endMs = Date.now() + bootLimitMs
      while (!(await isListening(port))) {
        if (hasEnded(child)) throw new Error(`The function ${name} exited right away; see its output above.`)
        if (Date.now() > endMs)
          throw new Error(`The function ${name} did not start within ${bootLimitMs / 1000} s.`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      isReady = true
    },
    async restart() {
      if (isStopping || isRestarting) return
      isRestarting = true
      await endChild(child)
      clearTimeout(restart)
      isRestarting = false
      if (isStopping) return
      report(`[${name}] changed, started again`)
      child = start()
    },
    async stop() {
      isStopping = true
      clearTimeout(restart)
      await endChild(child)
      clearTimeout(restart)
    },
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
