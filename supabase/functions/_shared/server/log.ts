/** One event, with nothing about a person in it beyond the submission id. */
export type Log = (event: string, details?: Record<string, string | number | boolean | undefined>) => void

/** Writes each event as one JSON line, which is what the platform's log search reads. */
export const logJson: Log = (event, details = {}) => {
  console.warn(JSON.stringify({ at: new Date().toISOString(), event, ...details }))
}

/** A short name for what went wrong. Messages stay out: a provider may quote an address in them. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return code ?? error.name
}
