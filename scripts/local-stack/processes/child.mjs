import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
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

/** @param {ChildProcess} child */
export async function endChild(child) {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 2000)
  await ended
  clearTimeout(force)
}

/**
 * Waits until the child's server sends any response. Throws an Error if the child exits or the time limit passes.
 * @param {string} url
 * @param {ChildProcess} child
 * @param {string} name the server's name in the error message
 */
export async function untilAnswers(url, child, name) {
  const endMs = Date.now() + startLimitMs
  while (!(await answers(url))) {
    if (hasEnded(child)) throw new Error(`${name} exited right away; see its output above.`)
    if (Date.now() > endMs) throw new Error(`${name} did not answer within ${startLimitMs / 1000} s.`)
    await sleep(50)
  }
}

const startLimitMs = 60_000

/** @param {string} url */
function answers(url) {
  return fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  )
}
