import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const { dependencies, devDependencies } = read('package.json')

type Locked = { version: string; integrity: string }

const installed: Record<string, Locked> = read('package-lock.json').packages

test.each(['send-email', 'deliver-outbox'])('%s pins what package.json pins', (name) => {
  const imports: Record<string, string> = read(`supabase/functions/${name}/deno.json`).imports
  for (const [specifier, pin] of Object.entries(imports)) {
    const [, library = '', version] = /^npm:(.+)@([\d.]+)(?:\/.*)?$/.exec(pin) ?? []
    expect(specifier.startsWith(library)).toBe(true)
    expect({ [library]: version }).toEqual({ [library]: dependencies[library] ?? devDependencies[library] })
  }
})

test.each(['send-email', 'deliver-outbox'])('%s is deployed with the packages of package-lock.json', (name) => {
  const { imports } = read(`supabase/functions/${name}/deno.json`)
  const lock = read(`supabase/functions/${name}/deno.lock`)
  // The newest that the edge runtime reads.
  expect(lock.version).toBe('4')
  expect(new Set(lock.workspace.dependencies)).toEqual(
    new Set(Object.values<string>(imports).map((pin) => pin.replace(/^(npm:[^/]+)\/.*$/, '$1'))),
  )
  for (const [key, { integrity }] of Object.entries<Locked>(lock.npm)) {
    const [, library, version] = /^(.+?)@([^_]+)/.exec(key) ?? []
    const versions = Object.entries(installed)
      .filter(([path]) => path.endsWith(`node_modules/${library}`))
      .map(([, each]) => ({ version: each.version, integrity: each.integrity }))
    expect({ [key]: versions }).toEqual({ [key]: expect.arrayContaining([{ version, integrity }]) })
  }
  const config = readFileSync('supabase/config.toml', 'utf8')
  expect(config).toContain(`static_files = ["./functions/${name}/deno.lock"]`)
})
