// Lasts as long as the tab, or not at all if storage is refused (private mode, full disk).

/** Null if empty, refused or absent. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Undefined if absent or not JSON. */
export function readSessionJson(key: string): unknown {
  try {
    return JSON.parse(readSession(key) ?? '')
  } catch {
    return undefined
  }
}

/** Null removes the key. A refused write is ignored, because it costs only convenience. */
export function writeSession(key: string, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {}
}
