import type { failures } from './copy'

/** Why a car cannot be turned, in words for the visitor. */
export class Failure extends Error {
  constructor(
    readonly code: keyof typeof failures,
    message: string,
  ) {
    super(message)
  }
}
