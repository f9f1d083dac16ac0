import { readSession, writeSession } from '@/lib/session'

const missing = new WeakSet<Error>()
const reloadedAtKey = 'reloaded-for-missing-code'
const quietPeriodMs = 60_000

/**
 * Vite fires `vite:preloadError` if code can't be fetched, for example because the browser is offline or a new
 * deployment has replaced the files.
 */
export function noteMissingCode() {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.has(error)
}

/** Returns true at most once a minute, and only if code is missing and the browser is online. */
export function shouldReload(error: unknown): boolean {
  if (!isMissingCode(error) || !navigator.onLine) return false
  if (Date.now() - Number(readSession(reloadedAtKey)) < quietPeriodMs) return false
  // If storage is blocked, don't reload, because nothing would stop a reload loop.
  return writeSession(reloadedAtKey, String(Date.now()))
}
