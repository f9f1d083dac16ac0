// npm run lock-hashes: adds the hashes that package-lock.json lacks.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.link || entry.integrity) continue
  const name = `${path.split('node_modules/').at(-1)}@${entry.version}`
  try {
    entry.integrity = execFileSync('npm', ['view', name, 'dist.integrity'], { encoding: 'utf8' }).trim()
  } catch {
    console.error(`The registry has no ${name}.`)
    process.exitCode = 1
  }
}
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
