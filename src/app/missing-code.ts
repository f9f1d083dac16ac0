import { readSession, writeSession } from '@/lib/storage/session'

const reloadedAtKey = 'reloaded-for-missing-code'
const quietPeriodMs = 60_000

/** Offline, or a new deployment has replaced the files. */
export class MissingCodeError extends Error {
  constructor(cause: unknown) {
    super('This page could not be loaded. Please check your connection and try again.', { cause })
    this.name = 'MissingCodeError'
  }
}

export const isMissingCode = (error: unknown) => error instanceof MissingCodeError

/** Whether a reload may help: only online, and at most once a minute, for code that a deployment has replaced. */
export function shouldReload(error: unknown): boolean {
  if (!isMissingCode(error) || !navigator.onLine) return false
  if (Date.now() - Number(readSession(reloadedAtKey)) < quietPeriodMs) return false
  writeSession(reloadedAtKey, String(Date.now()))
  return true
}
