import { problemTexts } from '@/content/try-your-car/problem-texts'

/** The message is shown to the visitor. */
export class Problem extends Error {
  constructor(id: keyof typeof problemTexts, more = '') {
    super(`${problemTexts[id]} ${more}`.trim())
  }
}

export function problemText(error: unknown): string {
  if (error instanceof Problem) return error.message
  const isFull =
    error instanceof RangeError || (error instanceof Error && error.name === 'QuotaExceededError')
  return problemTexts[isFull ? 'out-of-memory' : 'failed']
}
