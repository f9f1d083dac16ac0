const sameMailboxes: Record<string, string> = { 'googlemail.com': 'gmail.com' }

/** In lower case, without +tag and dots, which large providers ignore; for others a confirmation may be missed. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${sameMailboxes[domain] ?? domain}`
}
