/** Lasts as long as the tab, or not at all if storage is refused (private mode, full disk). */
export function sessionFlag(name: string) {
  return {
    isSet(): boolean {
      return readSession(name) !== null
    },
    set() {
      writeSession(name, '1')
    },
  }
}

/** Null if empty, refused or absent. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null removes the key. A refused write is ignored, because it costs only convenience. */
export function writeSession(key: string, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {}
}
