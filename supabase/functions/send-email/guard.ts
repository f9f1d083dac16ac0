import { HttpError, methodNotAllowed } from '../_shared/http/answer.ts'

/** Whether a browser on `origin` may call us. `http://localhost:*` allows every port. */
export function isAllowedOrigin(origin: string, allowed: ReadonlyArray<string>): boolean {
  return allowed.some((entry) =>
    entry.endsWith(':*')
      ? new RegExp(`^${escapeRegExp(entry.slice(0, -2))}(:\\d+)?$`, 'i').test(origin)
      : entry.toLowerCase() === origin.toLowerCase(),
  )
}

/** The headers that let a page on an allowed origin read our answer. */
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

/** Throws an HttpError for a page that may not call us and for any method but POST (and OPTIONS, a page's question). */
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
