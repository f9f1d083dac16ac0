import type { problemTexts } from '@/content/try-your-car/problem-texts'

export type ProblemId = keyof typeof problemTexts

/** Why no spin can be made of what was picked; src/content/try-your-car.ts has the words. */
export class Problem extends Error {
  constructor(
    readonly id: ProblemId,
    options?: ErrorOptions,
  ) {
    super(id, options)
  }
}

/** What went wrong, as far as the browser's error tells. */
export function problemOf(error: unknown): ProblemId {
  if (error instanceof Problem) return error.id
  const isFull =
    error instanceof RangeError || (error instanceof Error && error.name === 'QuotaExceededError')
  return isFull ? 'out-of-memory' : 'failed'
}
