import { sendBeacon } from './send-beacon'

const maxReports = 10

/**
 * Posts uncaught errors and unhandled rejections, at most ten per page load. The query of the page's URL isn't sent.
 */
export function reportErrors(url: string) {
  let reports = 0
  const report = (thrown: unknown) => {
    if (reports >= maxReports) return
    reports += 1
    const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown))
    sendBeacon(url, { type: 'error', message, stack, path: location.pathname })
  }
  window.addEventListener('error', ({ error, message }) => report(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
