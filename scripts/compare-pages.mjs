// Compares the pages of a commit with those of the working tree, pixel by pixel.
// Usage: npm run compare-pages -- <commit>
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadEnv } from 'vite'
import { compareBuilds } from './compare-pages/compare-builds.mjs'
import { stop } from './stop.mjs'

const [commit = ''] = process.argv.slice(2)
if (!commit) stop('Usage: npm run compare-pages -- <commit>')
if (spawnSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]).status !== 0)
  stop(`There is no commit ${commit}.`)
// Pass the settings on, because the commit's checkout has no .env file.
const env = { ...process.env, ...loadEnv('production', process.cwd(), 'VITE_') }
const folder = '.local/compare-pages'
const builds = {
  before: resolve('.local/compare-pages-before'),
  after: resolve('.local/compare-pages-after'),
}

const checkout = mkdtempSync(join(tmpdir(), 'compare-pages-'))
run('git', ['worktree', 'add', '--detach', '--quiet', checkout, commit])
process.once('exit', () => {
  spawnSync('git', ['worktree', 'remove', '--force', checkout])
  rmSync(checkout, { recursive: true, force: true })
})
if (run('git', ['diff', '--name-only', commit, '--', 'package-lock.json']).length === 0)
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'))
else run('npm', ['ci', '--ignore-scripts'], checkout)
console.log(`Building ${commit} and the working tree …`)
run('node', ['scripts/build.mjs', '--outDir', builds.before], checkout)
run('node', ['scripts/build.mjs', '--outDir', builds.after])

const { compared, differing } = await compareBuilds(builds, folder)
for (const name of differing) console.log(`differs: ${name}`)
console.log(
  `${differing.length} of ${compared} pages differ${differing.length > 0 ? `, see ${folder}/` : ''}`,
)
process.exit(differing.length > 0 ? 1 : 0)

/** @param {string} command @param {string[]} args @param {string} [cwd] */
function run(command, args, cwd) {
  const { status, stdout } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  return status === 0
    ? stdout
    : stop(`This failed in ${cwd ?? 'the working tree'}: ${[command, ...args].join(' ')}`)
}
