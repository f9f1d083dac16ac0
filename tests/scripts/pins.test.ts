import { readdirSync, readFileSync } from 'node:fs'
import { brand } from '@shared/brand'
import { expect, test } from 'vitest'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const { dependencies, devDependencies } = read('package.json')

type Locked = { version: string; integrity: string }

const installed: Record<string, Locked> = read('package-lock.json').packages

test.each(['send-email', 'deliver-outbox'])(
  '%s uses the same package releases as package.json and package-lock.json',
  (name) => {
    const imports: Record<string, string> = read(`supabase/functions/${name}/deno.json`).imports
    for (const [specifier, pin] of Object.entries(imports)) {
      const [, library = '', version] = /^npm:(.+)@([\d.]+)(?:\/.*)?$/.exec(pin) ?? []
      expect(specifier.startsWith(library)).toBe(true)
      expect({ [library]: version }).toEqual({ [library]: dependencies[library] ?? devDependencies[library] })
    }
    const lock = read(`supabase/functions/${name}/deno.lock`)
    // The edge runtime can't read newer lockfile versions.
    expect(lock.version).toBe('4')
    expect(new Set(lock.workspace.dependencies)).toEqual(
      new Set(
        Object.values<string>(imports).map((pin) => pin.replace(/^(npm:(?:@[^/]+\/)?[^/]+)\/.*$/, '$1')),
      ),
    )
    for (const [key, { integrity }] of Object.entries<Locked>(lock.npm)) {
      const [, library, version] = /^(.[^@]*)@([^_]+)/.exec(key) ?? []
      const versions = Object.entries(installed)
        .filter(([path]) => path.endsWith(`node_modules/${library}`))
        .map(([, each]) => ({ version: each.version, integrity: each.integrity }))
      expect({ [key]: versions }).toEqual({ [key]: expect.arrayContaining([{ version, integrity }]) })
    }
    const config = readFileSync('supabase/config.toml', 'utf8')
    expect(config).toContain(`static_files = ["./functions/${name}/deno.lock"]`)
  },
)

const workflows = '.github/workflows'

test.each(readdirSync(workflows))('%s pins each action to a commit and names its release', (name) => {
  const uses = readFileSync(`${workflows}/${name}`, 'utf8').matchAll(/uses: (?!\.\/)(.+)/g)
  for (const [, action] of uses) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v[\d.]+$/)
})

/** Returns the steps of a workflow with the secrets that each one uses. No secret may be set outside the steps. */
function stepsOf(workflow: string) {
  const [job = '', ...steps] = workflow.split(/^ {6}- /m)
  const secretsIn = (text: string) => [...text.matchAll(/secrets\.(\w+)/g)].map(([, secret]) => secret)
  expect(secretsIn(job)).toEqual([])
  return steps.map((step) => ({ step, secrets: secretsIn(step) }))
}

test('a deployment gives each step only the secrets it needs, runs no install script, and publishes the site last', () => {
  const deployment = readFileSync(`${workflows}/deploy-to.yml`, 'utf8')
  expect(deployment).toMatch(
    /cancel-in-progress: false.*--is-ancestor.*db push --remote=.*leads -- check.*functions deploy.*smoke.*\/deliver-outbox.*HEAD:refs/s,
  )
  expect(deployment).not.toContain('--force')
  const steps = stepsOf(deployment)
  for (const { step, secrets } of steps) {
    if (/^uses:|npm ci|curl/.test(step)) expect({ step, secrets }).toEqual({ step, secrets: [] })
    expect(secrets.length).toBeLessThan(2)
    expect(step).not.toMatch(/npx|npm (ci|install)(?! --ignore-scripts)/)
  }
  expect(steps.flatMap(({ secrets }) => secrets).sort()).toEqual([
    'DATABASE_URL',
    'DATABASE_URL',
    'DATABASE_URL',
    'SUPABASE_ACCESS_TOKEN',
  ])
})

test('production is deployed only after an approval, and the approval job has no access to secrets', () => {
  const [, approval = '', production = ''] = readFileSync(`${workflows}/deploy.yml`, 'utf8').split(
    /^ {2}(?:approval|production):$/m,
  )
  expect(approval).toContain('environment: production-approval')
  expect(approval).not.toMatch(/concurrency|secrets/)
  expect(production).toContain('needs: approval')
})

test('the deployment’s lock file contains only the Supabase CLI, in the release given in the docs', () => {
  const name = '@supabase/cli-linux-x64'
  const version = read('tools/deploy/package.json').dependencies[name]
  const { '': _root, ...locked } = read('tools/deploy/package-lock.json').packages
  expect(locked).toEqual({
    [`node_modules/${name}`]: expect.objectContaining({
      version,
      integrity: expect.stringMatching(/^sha512-/),
    }),
  })
  const documented = readFileSync('docs/operations.md', 'utf8')
  expect(new Set(documented.match(/supabase@[\d.]+/g))).toEqual(new Set([`supabase@${version}`]))
  // If --remote is missing, the command migrates a local database and reports success.
  expect(documented).not.toMatch(/db push (?!--remote)/)
})

test('SECURITY.md has the brand’s support address', () => {
  expect(readFileSync('SECURITY.md', 'utf8')).toContain(brand.supportEmail)
})
