import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endChild, endWithParent, hasEnded } from './processes/child.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const startLimitMs = 60_000

/**
 * @param {{ port: number, functionsUrl: string, onExit: (code: number | null) => void }} options
 *   `onExit` is called when the server exits on its own
 */
export async function startSite({ port, functionsUrl, onExit }) {
  const url = `http://localhost:${port}`
  const vite = spawn(
    process.execPath,
    [
      '--import',
      new URL('./processes/exit-with-parent.mjs', import.meta.url).href,
      'node_modules/vite/bin/vite.js',
      '--port',
      String(port),
      '--strictPort',
      // Connecting to 127.0.0.1 would fail if "localhost" is only ::1.
      '--host',
      '127.0.0.1',
      '--logLevel',
      'warn',
      '--clearScreen',
      'false',
    ],
    {
      cwd: root,
      env: { ...process.env, VITE_SUPABASE_URL: functionsUrl, VITE_SUPABASE_ANON_KEY: 'local-anon-key' },
      // With a terminal as stdin, Vite would read single-key commands and exit when stdin ends.
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  endWithParent(vite)
  let isStopping = false
  let isReady = false
  vite.once('exit', (code) => {
    if (isReady && !isStopping) onExit(code)
  })

  async function stop() {
    isStopping = true
    await endChild(vite)
  }

  const endMs = Date.now() + startLimitMs
  while (!(await answers(url))) {
    if (hasEnded(vite)) throw new Error('The site exited right away; see its output above.')
    if (Date.now() > endMs) {
      await stop()
      throw new Error(`The site did not answer within ${startLimitMs / 1000} s.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  isReady = true
  return { url, stop }
}

/** @param {string} url */
async function answers(url) {
  // Any response will do, because pages show their errors in the browser.
  return fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    async (response) => {
      await response.body?.cancel()
      return true
    },
    () => false,
  )
}
