/** Posts JSON as plain text, which needs no CORS preflight and outlives the page. */
export function sendBeacon(url: string, message: Record<string, unknown>) {
  navigator.sendBeacon(url, JSON.stringify(message))
}
