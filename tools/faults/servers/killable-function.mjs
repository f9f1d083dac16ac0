import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnFunction } from '../../../scripts/local-stack/functions/deno.mjs'
import { freePort } from '../../../scripts/local-stack/ports.mjs'
import { hasEnded, untilAnswers } from '../../../scripts/local-stack/processes/child.mjs'

/**
 * @param {string} name
 * @param {Record<string, string>} env
 */
export async function startFunction(name, env) {
  const port = await freePort()
  const logged = /** @type {string[]} */ ([])
  let deaths = 0
  let isStopping = false
  let child = spawn()

  function spawn() {
    const started = spawnFunction(name, { port, env })
    for (const stream of [started.stdout, started.stderr]) {
      createInterface({ input: stream }).on('line', (line) => logged.push(line))
    }
    started.once('exit', (_code, signal) => {
      if (isStopping || signal === 'SIGKILL') return
      deaths += 1
      console.log(`${name} died:\n${logged.slice(-12).join('\n')}`)
    })
    return started
  }

  const ready = () => untilAnswers(`http://127.0.0.1:${port}`, child, name)
  await ready()

  return {
    port,
    deaths: () => deaths,
    pid: () => child.pid,
    kill: () => void child.kill('SIGKILL'),
    async restart() {
      deaths = 0
      child.kill('SIGKILL')
      while (!hasEnded(child)) await sleep(20)
      child = spawn()
      await ready()
    },
    stop() {
      isStopping = true
      child.kill('SIGKILL')
    },
  }
}
