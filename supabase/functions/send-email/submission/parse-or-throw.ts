import { HttpError } from '../../_shared/http/answer.ts'

type Result<T> = { success: true; data: T } | { success: false; error: { issues: { message: string }[] } }

/** Throws an HttpError with the first issue. */
export function parseOrThrow<T>(result: Result<T>): T {
  if (result.success) return result.data
  throw new HttpError('invalid', result.error.issues[0]?.message ?? 'The request is not valid.')
}
