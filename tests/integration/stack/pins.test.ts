import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const { dependencies, devDependencies } = read('package.json')

test.each(['send-email', 'deliver-outbox'])('%s pins what package.json pins', (name) => {
  const imports: Record<string, string> = read(`supabase/functions/${name}/deno.json`).imports
  for (const [specifier, pin] of Object.entries(imports)) {
    const [, library = '', version] = /^npm:(.+)@([\d.]+)(?:\/.*)?$/.exec(pin) ?? []
    expect(specifier.startsWith(library)).toBe(true)
    expect({ [library]: version }).toEqual({ [library]: dependencies[library] ?? devDependencies[library] })
  }
})

test.each(['package-lock.json', 'tools/assets/package-lock.json'])(
  '%s has the platform packages of every system, a hash for every package, and no registry URL',
  (lock) => {
    const { packages } = read(lock) as { packages: Record<string, LockEntry> }
    const entries = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
    expect(entries.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
    expect(entries.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
    for (const [path, { optionalDependencies = {} }] of entries) {
      for (const name of Object.keys(optionalDependencies)) {
        const isListed = `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages
        expect(isListed, `${name} of ${path}`).toBe(true)
      }
    }
  },
)

type LockEntry = {
  link?: boolean
  resolved?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}
