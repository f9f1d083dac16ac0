const sameMailboxes: Record<string, string> = { 'googlemail.com': 'gmail.com' }

/**
 * What counts as one mailbox when confirmations are counted: in lower case, without a +tag and without dots, which
 * the large providers ignore. Whom this counts together with someone else misses one confirmation at most.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${sameMailboxes[domain] ?? domain}`
}
