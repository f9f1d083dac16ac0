import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithParent } from '../processes/child.mjs'

const require = createRequire(import.meta.url)
const functionsFolder = fileURLToPath(new URL('../../../supabase/functions/', import.meta.url))
const exitWithParent = fileURLToPath(new URL('../processes/exit-with-parent.mjs', import.meta.url))

/**
 * The executable's own path is used, because the npm package's bin script would keep a Node process running beside it.
 */
function denoPath() {
  const folder = dirname(require.resolve('deno/package.json'))
  const path = join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno')
  return existsSync(path) ? path : require('deno/install_api.cjs').runInstall()
}

/**
 * Runs a function in a child process. The function gets `env` and a few variables that Deno needs, but not the rest of
 * this process's environment.
 * @param {string} name
 * @param {{ port: number, env: Record<string, string> }} options
 */
export function spawnFunction(name, { port, env }) {
  const folder = join(functionsFolder, name)
  const args = ['run', '--quiet', '--no-prompt', '--cached-only', '--allow-net', '--allow-env']
  const config = [
    '--preload',
    exitWithParent,
    '--config',
    join(folder, 'deno.json'),
    join(folder, 'index.ts'),
  ]
  const { PATH, HOME, DENO_DIR } = process.env
  const own = { ...(PATH && { PATH }), ...(HOME && { HOME }), ...(DENO_DIR && { DENO_DIR }), NO_COLOR: '1' }
  const child = spawn(denoPath(), [...args, ...config], {
    env: { ...own, ...env, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return endWithParent(child)
}
