/** A string is posted as plain text, which needs no CORS preflight. The request continues after the page is closed. */
export function sendBeacon(url: string, message: Record<string, unknown>) {
  navigator.sendBeacon(url, JSON.stringify(message))
}
