import { type DeliveryPorts, deliver, type Kind, type Outbox } from '../_shared/outbox/outbox.ts'
import type { Log } from '../_shared/server/log.ts'

export type DrainPorts = DeliveryPorts & {
  outbox: Outbox
  monotonicMs: () => number
  sleep: (milliseconds: number) => Promise<void>
  log: Log
}

// With this limit, the last attempt usually ends before the next run, which starts a minute after this one.
const longestRunMs = 40_000
const maxFailuresInARow = { outage: 3, limited: 5 }

const emails = ['notification', 'confirmation'] as const satisfies Kind[]

/**
 * Sends one delivery at a time, so a crash delays only one. While the mail provider is down, webhook calls continue,
 * and vice versa.
 */
export async function drain(ports: DrainPorts) {
  const counts = { sent: 0, failed: 0, unreadable: 0 }
  const inARow = { email: { outage: 0, limited: 0 }, webhook: { outage: 0, limited: 0 } }
  const without: Kind[] = []
  const endMs = ports.monotonicMs() + longestRunMs

  while (ports.monotonicMs() < endMs && without.length < 3) {
    const delivery = await ports.outbox.claimNext(without)
    if (!delivery) break
    const { status, outcome } = await deliver(delivery, ports)
    if (status !== 'queued') counts[status] += 1
    if ('unreadable' in delivery) counts.unreadable += 1

    const carrier = delivery.kind === 'webhook' ? 'webhook' : 'email'
    if (outcome.kind !== 'outage' && outcome.kind !== 'limited') {
      inARow[carrier] = { outage: 0, limited: 0 }
      continue
    }
    inARow[carrier][outcome.kind] += 1
    const waitMs = outcome.kind === 'limited' ? (outcome.retryAfterSeconds ?? 1) * 1000 : 0
    const isTooLong = ports.monotonicMs() + waitMs > endMs
    if (isTooLong || inARow[carrier][outcome.kind] >= maxFailuresInARow[outcome.kind]) {
      without.push(...(carrier === 'webhook' ? (['webhook'] as const) : emails))
    } else if (waitMs > 0) await ports.sleep(waitMs)
  }
  return counts
}
