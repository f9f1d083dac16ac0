// npm start and npm run dev. The rest takes a while to load, and a Ctrl-C may come before it has.
import { readFileSync } from 'node:fs'

// One handler all along: a signal that comes while one is exchanged for another would be lost.
/** @type {() => void} */
let onSignal = () => process.exit(0)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => onSignal())

const startedBy = ancestors()
const { end, run } = await import('./run.mjs')
onSignal = () => void end(0)
// npm or its shell was killed: nobody is left to press Ctrl-C.
setInterval(() => ancestors() !== startedBy && onSignal(), 1000).unref()
await run()

/** The parent, and on Linux, where npm's shell stays between npm and this process, the parent's parent. */
function ancestors() {
  const { ppid } = process
  try {
    const [, grandparent] = readFileSync(`/proc/${ppid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')
    return `${ppid} ${grandparent}`
  } catch {
    return `${ppid}`
  }
}
