import { createInterface } from 'node:readline'
import { freePort } from '../ports.mjs'
import { endChild, untilAnswers } from '../processes/child.mjs'
import { spawnFunction } from './deno.mjs'

const restartDelayMs = 1000

/**
 * Keeps a function running and reports its log lines. After a crash, the function is started again a second later. With
 * `watch`, it is started again only when `restart()` is called.
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
      // Ctrl-C may end the function before this process can call stop(), so wait before treating the exit as a crash.
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
    async ready() {
      await untilAnswers(`http://127.0.0.1:${port}`, child, `The function ${name}`)
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
