import { DeliveryError, type Mailer } from './mailer.ts'

type Clock = { now: () => number; sleep: (milliseconds: number) => Promise<void> }

const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

// Sends 10% more slowly than allowed, because the provider counts emails on arrival, and network delays vary.
const margin = 1.1

/** Sends emails one at a time, at most `perSecond`. 0 means no limit. */
export function withRateLimit(
  mailer: Mailer,
  perSecond: number,
  { now, sleep }: Clock = systemClock,
): Mailer {
  if (perSecond === 0) return mailer
  let nextAt = 0
  return {
    ...mailer,
    async send(email) {
      const wait = nextAt - now()
      nextAt = Math.max(now(), nextAt) + (margin * 1000) / perSecond
      if (wait > 0) await sleep(wait)
      await mailer.send(email)
    },
  }
}

/** Rejects emails until the provider's Retry-After has passed, because earlier attempts fail and still count. */
export function withRetryAfter(mailer: Mailer, { now }: Pick<Clock, 'now'> = systemClock): Mailer {
  let until = 0
  return {
    async send(email) {
      const seconds = (until - now()) / 1000
      if (seconds > 0) throw new DeliveryError('waiting as asked', 'limited', { retryAfterSeconds: seconds })
      await mailer.send(email).catch((error) => {
        if (error instanceof DeliveryError && error.failure === 'limited') {
          until = now() + (error.retryAfterSeconds ?? 1) * 1000
        }
        throw error
      })
    },
  }
}
