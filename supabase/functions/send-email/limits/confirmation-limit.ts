import { mailboxOf } from './mailbox.ts'

const hourMs = 60 * 60 * 1000

/** One an hour for a mailbox, `most` an hour for all together. A call counts as one. */
export function createConfirmationLimit(most: number, monotonicMs: () => number) {
  const timeOf = new Map<string, number>()

  return (email: string): boolean => {
    const now = monotonicMs()
    for (const [mailbox, time] of timeOf) if (now - time >= hourMs) timeOf.delete(mailbox)
    const mailbox = mailboxOf(email)
    if (timeOf.has(mailbox) || timeOf.size >= most) return false
    timeOf.set(mailbox, now)
    return true
  }
}
