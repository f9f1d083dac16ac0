/**
 * Unlike navigator.sendBeacon, this sends no cookies. The request continues after the page is closed (in Firefox since
 * version 133). A string is posted as plain text, which needs no CORS preflight.
 */
export function sendBeacon(url: string, message: Record<string, unknown>) {
  const body = JSON.stringify(message)
  // Ignore failures, because reporting them could fail again.
  fetch(url, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => {})
}
