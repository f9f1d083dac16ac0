import { readSessionJson } from './session'

export function draftKey(name: string): string {
  return `draft:${name}`
}

/** Undefined if there is none. */
export function readDraft(key: string): Record<string, unknown> | undefined {
  const draft = readSessionJson(key)
  return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : undefined
}
