import { HttpError, methodNotAllowed } from '../../_shared/http/answer.ts'

/** `http://localhost:*` allows every port. */
export function isAllowedOrigin(origin: string, allowed: ReadonlyArray<string>): boolean {
  return allowed.some((entry) =>
    entry.endsWith(':*')
      ? new RegExp(`^${escapeRegExp(entry.slice(0, -2))}(:\\d+)?$`, 'i').test(origin)
      : entry.toLowerCase() === origin.toLowerCase(),
  )
}

export function corsHeaders(request: Request, allowed: ReadonlyArray<string>): Record<string, string> {
  const origin = request.headers.get('origin')
  return {
    vary: 'Origin',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers':
      'authorization, apikey, content-type, x-client-info, x-region, x-retry-count, traceparent, tracestate, baggage',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '3600',
    ...(origin !== null && isAllowedOrigin(origin, allowed) && { 'access-control-allow-origin': origin }),
  }
}

/** Throws an HttpError for other origins and for methods other than POST and OPTIONS. */
export function guard(request: Request, allowed: ReadonlyArray<string>): void {
  const origin = request.headers.get('origin')
  if (origin !== null && !isAllowedOrigin(origin, allowed)) {
    throw new HttpError('origin_not_allowed', 'This website may not send messages here.')
  }
  if (request.method !== 'POST' && request.method !== 'OPTIONS') throw methodNotAllowed('POST, OPTIONS')
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
