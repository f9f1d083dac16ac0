import { type Log, reasonOf } from '../server/log.ts'

/** Alerts the operators, at most once an hour; what is urgent also within an hour of another alert. Never throws. */
export type Alert = (problems: ReadonlyArray<string>, options?: { isUrgent?: boolean }) => Promise<void>

/** Claims this hour's alert for all processes; returns how to release it. */
export type ClaimAlert = () => Promise<{ release: () => Promise<void> } | undefined>

type Options = { url: string | undefined; siteName: string; claim: ClaimAlert; log: Log; now?: () => number }

const everyMs = 60 * 60 * 1000
const limitMs = 8000

/** Posts what Slack, Mattermost, Google Chat and Teams accept. With the database down each process counts its own hour. */
export function createAlert({ url, siteName, claim, log, now = Date.now }: Options): Alert {
  let lastMs = Number.NEGATIVE_INFINITY
  return async (problems, { isUrgent = false } = {}) => {
    log('ALERT', { problems: problems.join('; ') })
    if (!url || (!isUrgent && now() - lastMs < everyMs)) return
    const previousMs = lastMs
    lastMs = now()
    const claimed = await claim().catch(() => ({ release: async () => undefined }))
    if (!claimed && !isUrgent) return
    const text = `${siteName} website: leads need attention. ${problems.join('. ')}. See docs/operations.md.`
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(isTeams(url) ? teamsCard(text) : { text }),
        signal: AbortSignal.timeout(limitMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`answered ${response.status}`)
    } catch (error) {
      log('alert not sent', { reason: reasonOf(error) })
      lastMs = previousMs
      await claimed?.release().catch(() => undefined)
    }
  }
}

function isTeams(url: string): boolean {
  return /(^|\.)(logic\.azure\.com|powerplatform\.com|webhook\.office\.com)$/.test(new URL(url).hostname)
}

/** Teams workflows accept adaptive cards only. */
function teamsCard(text: string) {
  const content = {
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'TextBlock', text, wrap: true }],
  }
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
  }
}
