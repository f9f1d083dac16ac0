// npm run lock-hashes: adds the hashes that the lock files lack.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

for (const file of ['package-lock.json', 'tools/assets/package-lock.json']) {
  const lock = JSON.parse(readFileSync(file, 'utf8'))
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
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}
