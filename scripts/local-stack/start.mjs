// The entry point of npm start and npm run dev. The signal handlers are set before the other modules load, so Ctrl-C
// works while they load.
import { readFileSync } from 'node:fs'

// Each signal keeps one handler, because a signal that arrives between removing a handler and adding another would end
// the process before the parts are stopped.
/** @type {() => void} */
let onSignal = () => process.exit(0)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => onSignal())

const startedBy = ancestors()
const { end, run } = await import('./run.mjs')
onSignal = () => void end(0)
// Stop if npm or its shell was killed, because this process then gets no signal.
setInterval(() => ancestors() !== startedBy && onSignal(), 1000).unref()
await run()

/** Identifies the parent process and, on Linux, the grandparent, because npm starts this process through a shell. */
function ancestors() {
  const { ppid } = process
  try {
    const [, grandparent] = readFileSync(`/proc/${ppid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')
    return `${ppid} ${grandparent}`
  } catch {
    return `${ppid}`
  }
}
