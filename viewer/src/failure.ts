import type { failures } from './copy'

/** Its message is shown to the visitor. */
export class Failure extends Error {
  constructor(
    readonly code: keyof typeof failures,
    message: string,
  ) {
    super(message)
  }
}
