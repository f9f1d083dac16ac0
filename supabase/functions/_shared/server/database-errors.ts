// SQLSTATE classes: 22 data exception, 23 integrity constraint violation, 42 syntax error or unknown name.
const bugClasses = new Set(['22', '23', '42'])
// In class 42 too, but an operator's fault: the role lacks a right.
const insufficientPrivilege = '42501'
// Classes 08 connection exception and 57 operator intervention: shut down, crashed, starting up, canceled.
const lostClasses = new Set(['08', '57'])

/** The SQLSTATE of an error that the database answered with, such as 23514. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const { code } = error
  return typeof code === 'string' && /^[0-9][0-9A-Z]{4}$/.test(code) ? code : undefined
}

/** Whether the database refused what our own code sent it. Trying again cannot help, and it is no outage. */
export function isBug(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state !== undefined && state !== insufficientPrivilege && bugClasses.has(state.slice(0, 2))
}

/** Whether the connection is of no use anymore: closed, silent or shut down. Another one may work. */
export function isLost(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state === undefined || lostClasses.has(state.slice(0, 2))
}

/** Whether a connection was closed under the work; not one that could not be opened or never answered. */
export function isClosed(error: unknown): boolean {
  if (!isLost(error) || !(error instanceof Error) || error instanceof DOMException) return false
  return !('code' in error) || error.code === 'ECONNRESET' || error.code === 'EPIPE' || error.code === '57P01'
}
