import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endChild, endWithParent, untilAnswers } from './processes/child.mjs'

const exitsWithParent = ['--import', new URL('./processes/exit-with-parent.mjs', import.meta.url).href]
// Without --host, Vite might listen only on ::1, and connecting to 127.0.0.1 would fail.
const viteOptions = ['--strictPort', '--host', '127.0.0.1', '--logLevel', 'warn', '--clearScreen', 'false']
const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * @param {{ port: number, functionsUrl: string, onExit: (code: number | null) => void }} options
 *   `onExit` is called when the server exits on its own
 */
export async function startSite({ port, functionsUrl, onExit }) {
  const url = `http://localhost:${port}`
  const vite = spawn(
    process.execPath,
    [...exitsWithParent, 'node_modules/vite/bin/vite.js', '--port', String(port), ...viteOptions],
    {
      cwd: root,
      env: { ...process.env, VITE_SUPABASE_URL: functionsUrl, VITE_SUPABASE_ANON_KEY: 'local-anon-key' },
      // If stdin were a terminal, Vite would read single-key commands and exit when stdin ends.
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

  await untilAnswers(url, vite, 'The site').catch(async (error) => {
    await stop()
    throw error
  })
  isReady = true
  return { url, stop }
}
