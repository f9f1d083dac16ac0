/** A fact that lives as long as the tab; forgotten at once where storage is refused (private mode, full disk). */
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

/** Reads sessionStorage; null where it is empty, refused or absent. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes sessionStorage, or removes the key for null. A refused write costs convenience only, so it is let go. */
export function writeSession(key: string, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {}
}
