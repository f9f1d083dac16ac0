import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each([
  ['scripts/build.mjs', [], { VITE_SITE_URL: 'nonsense' }, /^VITE_SITE_URL must be .* not "nonsense"\.$/],
  ['scripts/build.mjs', ['--nonsense'], {}, /^Unknown option '--nonsense'/],
  ['scripts/local-stack/start.mjs', [], { DATABASE_URL: 'x' }, /^\nDATABASE_URL must begin with postgres:/],
  ['scripts/launch-check.mjs', [], { VITE_SITE_URL: 'nonsense' }, /^VITE_SITE_URL must be /],
  ['scripts/screenshots.mjs', ['http://localhost:1'], {}, /^No site answers at .* Run `npm start`/],
  ['scripts/compare-pages.mjs', ['nonsense'], {}, /^There is no commit nonsense\.$/],
  ['scripts/mutants.mjs', ['nonsense'], {}, /^Unknown module: nonsense\. Modules: /],
  ['tools/measure/measure.mjs', ['--site', 'a=/nowhere'], {}, /^There is no built site in \/nowhere\. /],
  [
    'tools/assets/media-spin.mjs',
    ['/nowhere'],
    {},
    /^Nothing was written\.\n- There is no folder \/nowhere\.$/,
  ],
])(
  '%s with the arguments %j and settings %j explains its error without a stack trace',
  (script, args, settings, line) => {
    // vite.config.ts checks the settings only if VITEST isn't set.
    const env = { ...process.env, VITEST: '', ...settings }
    const { status, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' })
    expect(stderr.trimEnd()).toMatch(line)
    expect(status).toBe(1)
  },
)
