export function draftKey(name: string): string {
  return `draft:${name}`
}

/** @returns undefined if the text isn't a draft */
export function parseDraft(text: string | null): Record<string, unknown> | undefined {
  if (!text) return undefined
  try {
    const draft: unknown = JSON.parse(text)
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
