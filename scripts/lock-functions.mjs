import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stop } from './stop.mjs'

// Lock the packages the way the platform installs them: without our package.json, and with the edge runtime's version
// of Deno, which can't read the lock files of newer versions.
const copy = mkdtempSync(join(tmpdir(), 'functions-'))
process.once('exit', () => rmSync(copy, { recursive: true }))
cpSync('supabase/functions', copy, { recursive: true })
for (const name of ['send-email', 'deliver-outbox']) {
  const cwd = join(copy, name)
  rmSync(join(cwd, 'deno.lock'), { force: true })
  const env = { ...process.env, npm_config_loglevel: 'error' }
  const options = { cwd, env, stdio: /** @type {const} */ ('inherit'), shell: process.platform === 'win32' }
  const install = ['--yes', 'deno@2.1.4', 'install', '--entrypoint', 'index.ts']
  if (spawnSync('npx', install, options).status !== 0)
    stop(
      `${name} was not locked, for the reason above. This needs the npm registry, to download Deno 2.1.4 and the packages.`,
    )
  copyFileSync(join(cwd, 'deno.lock'), join('supabase/functions', name, 'deno.lock'))
}
