import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { hostingDirOf } from '../../hosting/host-files.mjs'
import { findNginx } from '../../scripts/find-nginx.mjs'
import { builtSite } from '../settings.mjs'

const nginx = findNginx()

/** If nginx is missing, its tests fail in CI and are skipped elsewhere. */
export const hasNginx = nginx !== undefined || !!process.env.CI

export const hasBrotli = nginx?.brotliModule !== undefined

export async function startNginx(port: number) {
  if (!nginx) throw new Error('No nginx was found; node scripts/ensure.mjs --for-tests says how to get one.')
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${hasBrotli ? `load_module ${nginx.brotliModule};` : ''}
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  include ${nginx.types};
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${resolve(builtSite)};
    include ${join(hostingDirOf(builtSite), 'nginx.conf')};
    ${hasBrotli ? 'brotli_static on;' : ''}
  }
}
`,
  )
  const child = spawn(nginx.program, ['-c', file, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    const ended = child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${port}`
  await expect(() => fetch(origin)).toPass({ timeout: 5_000 })
  return { origin, stop }
}
