export type FailureCode = 'bad-set' | 'no-manifest' | 'bad-manifest' | 'no-frames'

/** The message is for developers; `copy.ts` has the text that shoppers see. */
export class Failure extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    /** Whether a retry can help. It can't if the 360 view doesn't exist or its manifest is invalid. */
    readonly canRetry = false,
  ) {
    super(message)
  }
}
