// The entry point of npm start and npm run dev. It handles Ctrl-C while the other modules load.
import { readFileSync } from 'node:fs'

// Use a single handler, because a signal between removing one and adding another would be lost.
/** @type {() => void} */
let onSignal = () => process.exit(0)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => onSignal())

const startedBy = ancestors()
const { end, run } = await import('./run.mjs')
onSignal = () => void end(0)
// Stop if npm or its shell was killed.
setInterval(() => ancestors() !== startedBy && onSignal(), 1000).unref()
await run()

/** The parent's process id. On Linux, also the grandparent's, because npm starts this process through a shell. */
function ancestors() {
  const { ppid } = process
  try {
    const [, grandparent] = readFileSync(`/proc/${ppid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')
    return `${ppid} ${grandparent}`
  } catch {
    return `${ppid}`
  }
}
