export type FailureCode = 'bad-set' | 'no-manifest' | 'bad-manifest' | 'no-frames'

/** The message is for developers; `copy.ts` has the text that shoppers see. */
export class Failure extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    /** Whether the shopper can retry. A missing 360 view or an invalid manifest can't be retried. */
    readonly canRetry = false,
  ) {
    super(message)
  }
}
