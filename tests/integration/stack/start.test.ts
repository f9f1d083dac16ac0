import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPortsAreFree, freePort } from '../../../scripts/local-stack/ports.mjs'
import { readStackSettings } from '../../../scripts/local-stack/settings.mjs'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stack-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const names = ['SITE_PORT', 'FUNCTIONS_PORT', 'DATABASE_PORT', 'SMTP_PORT', 'INBOX_PORT'] as const

async function freePorts() {
  const ports = await Promise.all(names.map(freePort))
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])]))
}

/** Runs the stack in its own process group, so the test can simulate Ctrl-C in a terminal. */
function start(ports: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, NODE_ENV: '', VITEST: '', ...ports, LOCAL_DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['scripts/local-stack/start.mjs', ...args], { detached: true, env })
  const said = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      said.text += part
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, said, ended }
}

function processesOfGroup({ pid }: ChildProcess) {
  try {
    return process.kill(-(pid ?? 0), 0)
  } catch {
    return false
  }
}

test('npm start starts everything, restarts a function when its code changes, and stops everything on Ctrl-C', async () => {
  const ports = await freePorts()
  const { child, said, ended } = start(ports, '--watch')
  await expect.poll(() => said.text).toContain('Ctrl-C ends all four')
  for (const name of ['SITE_PORT', 'FUNCTIONS_PORT', 'DATABASE_PORT', 'INBOX_PORT'] as const) {
    expect(said.text).toContain(`:${ports[name]}`)
  }
  const page = await fetch(`http://localhost:${ports.SITE_PORT}/`)
  expect(page.status).toBe(200)
  const now = new Date()
  await utimes('supabase/functions/send-email/index.ts', now, now)
  await expect.poll(() => said.text).toContain('[send-email] changed, started again')

  process.kill(-(child.pid ?? 0), 'SIGINT')
  expect(await ended).toBe(0)
  expect(processesOfGroup(child)).toBe(false)
  expect(said.text).not.toMatch(/starting it again|on its own/)
})

// npm or its shell may be killed, or the terminal closed, without a signal to the other processes.
test('every process of npm start ends after its parent is killed', async () => {
  const ports = await freePorts()
  const { child, said } = start(ports)
  await expect.poll(() => said.text).toContain('Ctrl-C ends all four')
  process.kill(child.pid ?? 0, 'SIGKILL')
  await expect.poll(() => processesOfGroup(child)).toBe(false)
})

test('npm start names a port that is in use and the setting that changes it', async () => {
  const ports = await freePorts()
  const squatter = createServer().listen(Number(ports.INBOX_PORT), '127.0.0.1')
  const { said, ended } = start(ports)
  expect(await ended).toBe(1)
  squatter.close()
  expect(said.text).toMatch(new RegExp(`Port ${ports.INBOX_PORT} for the mail inbox is in use.*INBOX_PORT=`))
})

test('npm start reports an invalid port, and a port that two settings share', async () => {
  expect(() => readStackSettings({ SMTP_PORT: 'mail' })).toThrow(/SMTP_PORT must be a port number/)
  const port = await freePort()
  await expect(checkPortsAreFree({ SITE_PORT: port, SMTP_PORT: port })).rejects.toThrow(
    /SITE_PORT and SMTP_PORT/,
  )
})
