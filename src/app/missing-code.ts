import { readSession, writeSession } from '@/lib/storage/session'

const reloadedAtKey = 'reloaded-for-missing-code'
const quietPeriodMs = 60_000

/** A page's code could not be fetched: no network, or a new deployment has replaced its files. */
export class MissingCodeError extends Error {
  constructor(cause: unknown) {
    super('This page could not be loaded. Please check your connection and try again.', { cause })
    this.name = 'MissingCodeError'
  }
}

/**
 * Whether a reload may help against this error: once a minute, for code that a new deployment has replaced. Without a
 * network a reload would only trade the page for the browser's own error.
 */
export function shouldReload(error: unknown): boolean {
  if (!(error instanceof MissingCodeError) || !navigator.onLine) return false
  if (Date.now() - Number(readSession(reloadedAtKey)) < quietPeriodMs) return false
  writeSession(reloadedAtKey, String(Date.now()))
  return true
}
