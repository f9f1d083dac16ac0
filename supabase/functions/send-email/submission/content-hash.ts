import { sha256, toHex } from '../../_shared/server/digest.ts'
import type { Submission } from '../ports.ts'

export async function contentHashOf({ form, fields, attachment }: Submission): Promise<string> {
  const file = attachment
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', attachment.content as BufferSource))
    : undefined
  return toHex(await sha256(JSON.stringify([form, sorted(fields), file && toHex(file)])))
}

function sorted(fields: Record<string, unknown>) {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
