/** Where a form's draft is kept in the session. @param name one per form */
export function draftKey(name: string): string {
  return `draft:${name}`
}

/** @returns values by field name, or undefined where the text is no draft */
export function parseDraft(text: string | null): Record<string, unknown> | undefined {
  if (!text) return undefined
  try {
    const draft: unknown = JSON.parse(text)
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
