import { reasonOf } from '../../_shared/server/log.ts'
import type { Ports } from '../ports.ts'

const everyMs = 60_000

/** Alerts and turns the health URL to 503; once a minute at most, because a flood makes thousands of calls. */
export function createLimitAlarm({ recordLimitForAll, alert, log, monotonicMs }: Ports) {
  let lastMs = Number.NEGATIVE_INFINITY
  return async (): Promise<void> => {
    if (monotonicMs() - lastMs < everyMs) return
    lastMs = monotonicMs()
    const isUrgent = await recordLimitForAll().catch((error) => {
      log('limit not recorded', { reason: reasonOf(error) })
      return false
    })
    await alert(['The limit for all senders together is reached: visitors are asked to wait'], { isUrgent })
  }
}
