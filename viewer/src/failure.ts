export type FailureCode = 'bad-set' | 'no-manifest' | 'bad-manifest' | 'no-frames'

/** Its message is for developers; `copy.ts` has the shopper's words. */
export class Failure extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    /** Whether the shopper can try again: not if the car has no 360 view or its manifest is wrong. */
    readonly canRetry = false,
  ) {
    super(message)
  }
}
