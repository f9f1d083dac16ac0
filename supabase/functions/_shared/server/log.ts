/** Never log personal data. Submission ids are allowed. */
export type Log = (event: string, details?: Record<string, string | number | boolean | undefined>) => void

export const logJson: Log = (event, details = {}) => {
  console.warn(JSON.stringify({ at: new Date().toISOString(), event, ...details }))
}

/** Omits the message, because a provider may quote an email address in it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return code ?? error.name
}
