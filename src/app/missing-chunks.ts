import { readSession, writeSession } from '@/lib/session'

const reloadedAtKey = 'reloaded-for-missing-chunk'
const quietPeriodMs = 60_000

/** After a new deployment old chunks are gone: reload once for the new ones; a second miss reaches the error page. */
export function reloadOnceForMissingChunks(reload = () => window.location.reload()) {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network a reload would only trade the page for the browser's own error.
    if (!navigator.onLine) return
    if (Date.now() - Number(readSession(reloadedAtKey)) < quietPeriodMs) return
    writeSession(reloadedAtKey, String(Date.now()))
    event.preventDefault()
    reload()
  })
}
