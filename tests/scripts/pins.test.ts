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
