/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Kills the child when this process exits.
 * @template {ChildProcess} T
 * @param {T} child
 * @returns {T}
 */
export function endWithParent(child) {
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return child
}

/** @param {ChildProcess} child */
export function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null
}

/**
 * Terminates the child, and kills it if it is still running after two seconds.
 * @param {ChildProcess} child
 */
export async function endChild(child) {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 2000)
  await ended
  clearTimeout(force)
}
