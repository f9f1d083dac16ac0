import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { hostingDirOf } from '../../hosting/host-files.mjs'
import { findNginx } from '../../scripts/find-nginx.mjs'

const nginx = findNginx()

/** If nginx is missing, its tests fail in CI and are skipped elsewhere. */
export const hasNginx = nginx !== undefined || !!process.env.CI

export const hasBrotli = nginx?.brotliModule !== undefined

type Options = { site: string; port: number; brotli: boolean }

export async function startNginx({ site, port, brotli }: Options) {
  if (!nginx) throw new Error('No nginx was found; node scripts/ensure.mjs --for-tests says how to get one.')
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${brotli ? `load_module ${nginx.brotliModule};` : ''}
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
    root ${resolve(site)};
    include ${join(hostingDirOf(site), 'nginx.conf')};
    ${brotli ? 'brotli_static on;' : ''}
  }
}
`,
  )
  const child = spawn(nginx.program, ['-c', file, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stop = async () => {
    const ended = child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${port}`
  await answers(origin, child).catch(async (error) => {
    await stop()
    throw error
  })
  return { origin, stop }
}

async function answers(origin: string, child: ChildProcess) {
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const response = await fetch(origin).catch(() => undefined)
    if (response) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nginx did not start: ${said}`)
}
