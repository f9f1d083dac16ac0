// SQLSTATE classes: 22 data exception, 23 integrity constraint violation, 42 syntax error or unknown name.
const bugClasses = new Set(['22', '23', '42'])
// Also in class 42, but an operator's error: a missing privilege.
const insufficientPrivilege = '42501'
// Classes 08 connection exception and 57 operator intervention: shut down, crashed, starting up, canceled.
const lostClasses = new Set(['08', '57'])

// Classes 58 I/O error and XX internal error, such as corrupted data.
const unreadableClasses = new Set(['58', 'XX'])

/** The SQLSTATE of a database error, such as 23514; not a code of the system, such as EPIPE. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const { code } = error
  return typeof code === 'string' && /^(?:\d[\dA-Z]|F0|HV|P0|XX)[\dA-Z]{3}$/.test(code) ? code : undefined
}

/** Whether the server works, but cannot read what it stored. */
export function isUnreadable(error: unknown): boolean {
  return unreadableClasses.has(sqlStateOf(error)?.slice(0, 2) ?? '')
}

/** Whether our own SQL or data was refused: a retry cannot help, and it is no outage. */
export function isBug(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state !== undefined && state !== insufficientPrivilege && bugClasses.has(state.slice(0, 2))
}

/** Whether the connection is closed, silent or shut down; another one may work. */
export function isLost(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state === undefined || lostClasses.has(state.slice(0, 2))
}

/** Whether an open connection was closed; not one that could not be opened or timed out. */
export function isClosed(error: unknown): boolean {
  if (!isLost(error) || !(error instanceof Error) || error instanceof DOMException) return false
  return !('code' in error) || error.code === 'ECONNRESET' || error.code === 'EPIPE' || error.code === '57P01'
}

/** Whether the server did not answer in time: our own limit, or that of TCP. */
export function isTimeout(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'TimeoutError'
  return error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT'
}
