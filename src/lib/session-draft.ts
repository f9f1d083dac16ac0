import { readSessionJson } from './session'

export function draftKey(name: string): string {
  return `draft:${name}`
}

/** A form's values by field, and as `startedAt` the draftTime() of the first input. Undefined if there is no draft. */
export function readDraft(key: string): Record<string, unknown> | undefined {
  const draft = readSessionJson(key)
  return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : undefined
}

/** Epoch milliseconds by a clock that is never set back while the page is open. */
export function draftTime(): number {
  return performance.timeOrigin + performance.now()
}
