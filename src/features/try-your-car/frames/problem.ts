import type { problemTexts } from '@/content/try-your-car/problem-texts'

export type ProblemId = keyof typeof problemTexts

/** The texts are in src/content/try-your-car/problem-texts.ts. */
export class Problem extends Error {
  constructor(
    readonly id: ProblemId,
    options?: ErrorOptions,
  ) {
    super(id, options)
  }
}

export function problemOf(error: unknown): ProblemId {
  if (error instanceof Problem) return error.id
  const isFull =
    error instanceof RangeError || (error instanceof Error && error.name === 'QuotaExceededError')
  return isFull ? 'out-of-memory' : 'failed'
}
