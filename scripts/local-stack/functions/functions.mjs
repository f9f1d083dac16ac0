import { once } from 'node:events'
import { watch as watchFolder } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { keepFunctionRunning } from './function-process.mjs'
import { forward, refuse } from './gateway.mjs'

const functionsFolder = new URL('../../../supabase/functions/', import.meta.url)

/**
 * Serves each function at /functions/v1/<name>, as the hosted platform does. The outbox is drained every
 * `drainEverySeconds` seconds, or never if that is 0. With `watch`, the functions restart when their code changes.
 * @param {{ port: number, env: Record<string, string>, drainEverySeconds?: number, watch?: boolean,
 *   report?: (line: string) => void }} options
 */
export async function startFunctions({ port, env, drainEverySeconds = 5, watch, report = console.log }) {
  const folders = await readdir(functionsFolder, { withFileTypes: true })
  const names = folders
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
  const running = await Promise.all(
    names.map(
      async (name) => /** @type {const} */ ([name, await keepFunctionRunning(name, { env, report, watch })]),
    ),
  )
  const functions = new Map(running)
  const stopAll = () => Promise.all([...functions.values()].map((each) => each.stop()))

  const gateway = createServer((request, response) => {
    const name = /^\/functions\/v1\/([\w-]+)(?:[/?]|$)/.exec(request.url ?? '')?.[1] ?? ''
    const target = functions.get(name)
    if (target) forward(request, response, target.port)
    else refuse(response, 404, 'not_found', 'There is no function of this name.')
  })
  try {
    await Promise.all([...functions.values()].map((each) => each.ready()))
    gateway.listen(port, '127.0.0.1')
    await once(gateway, 'listening')
  } catch (error) {
    await stopAll()
    throw error
  }
  const stopWatching = watch
    ? onChange(() => functions.forEach((each) => void each.restart()))
    : () => undefined
  const url = `http://localhost:${port}`
  const stopDraining =
    drainEverySeconds > 0 ? drainEvery(drainEverySeconds, url, env.OUTBOX_SECRET) : () => undefined

  return {
    url,
    async stop() {
      stopWatching()
      stopDraining()
      gateway.closeAllConnections()
      await Promise.all([new Promise((resolve) => gateway.close(resolve)), stopAll()])
    },
  }
}

/**
 * Calls `callback` once for several quick changes, because an editor may write a file more than once.
 * @param {() => void} callback
 */
function onChange(callback) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const watcher = watchFolder(functionsFolder, { recursive: true }, (_event, file) => {
    if (!file || file.endsWith('.test.ts')) return
    clearTimeout(timer)
    timer = setTimeout(callback, 100)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

/**
 * @param {number} seconds
 * @param {string} url
 * @param {string | undefined} secret
 */
function drainEvery(seconds, url, secret) {
  const end = new AbortController()
  let isDraining = false
  const timer = setInterval(async () => {
    if (isDraining) return
    isDraining = true
    const request = { method: 'POST', headers: { authorization: `Bearer ${secret}` }, signal: end.signal }
    // Ignore errors here, because the function logs a failed run and the next run follows soon.
    await fetch(`${url}/functions/v1/deliver-outbox`, request).catch(() => undefined)
    isDraining = false
  }, seconds * 1000)
  return () => {
    clearInterval(timer)
    end.abort()
  }
}
