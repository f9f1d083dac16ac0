import { withFewMarks } from '../email-rendering/readable.ts'
import type { OutgoingEmail } from './mailer.ts'

export function domainOf(from: string): string {
  return /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost'
}

/**
 * Returns headers for threading (X-Entity-Ref-ID in Gmail, References elsewhere). For automatic emails, it adds headers
 * that suppress automatic replies.
 */
export function headersOf(
  { conversation, isAutomatic }: Pick<OutgoingEmail, 'conversation' | 'isAutomatic'>,
  from: string,
): Record<string, string> {
  return {
    ...(conversation && {
      'X-Entity-Ref-ID': conversation,
      References: `<${conversation}@${domainOf(from)}>`,
    }),
    ...(isAutomatic && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
  }
}

/**
 * Returns `Name <address>`. Characters that need quoting, or that could make the name look like another address, are
 * replaced with spaces. If no name is left, the bare address is returned.
 */
export function withName(name: unknown, address: string): string {
  const plain = withFewMarks(String(name ?? ''))
    .replace(/[^\p{L}\p{M}\p{N}'’ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain ? `${plain} <${address}>` : address
}
