import { readSession, writeSession } from '@/lib/session'

const missing = new WeakSet<Error>()
const reloadedAtKey = 'reloaded-for-missing-code'
const quietPeriodMs = 60_000

/** Vite reports code that can't be fetched, offline or because a new deployment has replaced the files. */
export function noteMissingCode() {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.has(error)
}

/** Whether a reload may help: for code that a deployment replaced, only online, and at most once a minute. */
export function shouldReload(error: unknown): boolean {
  if (!isMissingCode(error) || !navigator.onLine) return false
  if (Date.now() - Number(readSession(reloadedAtKey)) < quietPeriodMs) return false
  // Without storage, nothing would prevent a loop of reloads.
  return writeSession(reloadedAtKey, String(Date.now()))
}
