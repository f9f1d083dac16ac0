// Values are kept while the tab is open. If storage is blocked or full, they are kept only until the page is closed.

const inMemory = new Map<string, string>()

export function readSession(key: string): string | null {
  return inMemory.get(key) ?? fromStorage((storage) => storage.getItem(key)) ?? null
}

/** Returns undefined if the key isn't set or its value isn't JSON. */
export function readSessionJson(key: string): unknown {
  try {
    return JSON.parse(readSession(key) ?? '')
  } catch {
    return undefined
  }
}

/** A null value removes the key. If this returns false, the value is kept only until the page is closed. */
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

/** A form's values by field name. `startedAt` is the `draftTime()` of the first input. */
export function readDraft(key: string): Record<string, unknown> | undefined {
  const draft = readSessionJson(key)
  return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : undefined
}

/** In epoch milliseconds. It never goes backward while the page is open. */
export function draftTime(): number {
  return performance.timeOrigin + performance.now()
}
