import type { Answer, ErrorCode } from '../contracts/wire.ts'

const statusOf: Record<ErrorCode, number> = {
  invalid: 400,
  unauthorized: 401,
  recipient_not_allowed: 403,
  origin_not_allowed: 403,
  method_not_allowed: 405,
  too_large: 413,
  too_many: 429,
  internal: 500,
  unavailable: 503,
}

/** `message` is shown to visitors. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }

  toResponse(headers: Record<string, string> = {}): Response {
    const body: Answer = { success: false, error: this.code, message: this.message }
    return Response.json(body, {
      status: statusOf[this.code],
      headers: { ...headers, ...this.headers },
    })
  }
}

export const methodNotAllowed = (allow: string) =>
  new HttpError('method_not_allowed', 'This URL does not accept this method.', { allow })

export const internalError = () =>
  new HttpError('internal', 'Something went wrong on our side. Please try again later.')
