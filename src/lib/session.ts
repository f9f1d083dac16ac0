// Values last as long as the tab, or as long as the page if storage is blocked or full.

const inMemory = new Map<string, string>()

/** @returns null if not set */
export function readSession(key: string): string | null {
  return inMemory.get(key) ?? fromStorage((storage) => storage.getItem(key)) ?? null
}

/** @returns undefined if not set or not JSON */
export function readSessionJson(key: string): unknown {
  try {
    return JSON.parse(readSession(key) ?? '')
  } catch {
    return undefined
  }
}

/** A null value removes the key. @returns whether the value outlives the page */
export function writeSession(key: string, value: string | null): boolean {
  inMemory.delete(key)
  const isStored = fromStorage((storage) => {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
    return true
  })
  if (!isStored && value !== null) inMemory.set(key, value)
  return isStored === true
}

/** @returns undefined if storage is blocked */
function fromStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

export function draftKey(name: string): string {
  return `draft:${name}`
}

/**
 * A form's values by field name. `startedAt` is the draftTime() of the first input.
 * @returns undefined if there is no draft
 */
export function readDraft(key: string): Record<string, unknown> | undefined {
  const draft = readSessionJson(key)
  return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : undefined
}

/** Epoch milliseconds that never go backward while the page is open. */
export function draftTime(): number {
  return performance.timeOrigin + performance.now()
}
