import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// As on the platform: without our package.json, and with the edge runtime's Deno, which can't read newer lock files.
const copy = mkdtempSync(join(tmpdir(), 'functions-'))
try {
  cpSync('supabase/functions', copy, { recursive: true })
  for (const name of ['send-email', 'deliver-outbox']) {
    const cwd = join(copy, name)
    rmSync(join(cwd, 'deno.lock'), { force: true })
    const options = { cwd, stdio: /** @type {const} */ ('inherit'), shell: process.platform === 'win32' }
    execFileSync('npx', ['--yes', 'deno@2.1.4', 'install', '--entrypoint', 'index.ts'], options)
    copyFileSync(join(cwd, 'deno.lock'), join('supabase/functions', name, 'deno.lock'))
  }
} finally {
  rmSync(copy, { recursive: true })
}
