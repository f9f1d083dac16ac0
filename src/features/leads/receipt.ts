import { receiptKey as key } from '@/lib/early-input'
import { readSession, readSessionJson, writeSession } from '@/lib/session'

export type Receipt = {
  reference: string
  title: string
  /** In ISO 8601 format. */
  sentAt: string
  lines: ReadonlyArray<readonly [label: string, value: string]>
}

const arrivalKey = `${key}-arrival`

/** Replaces the previous receipt. Call it before navigating. */
export function saveReceipt(receipt: Receipt) {
  writeSession(key, JSON.stringify(receipt))
  writeSession(arrivalKey, null)
}

export function readReceipt(): Receipt | undefined {
  const receipt = readSessionJson(key)
  return isReceipt(receipt) ? receipt : undefined
}

/**
 * Returns the receipt if it's unclaimed or if this visit has claimed it.
 * @param arrival the router's location key
 */
export function receiptFor(arrival: string): Receipt | undefined {
  const claimedBy = readSession(arrivalKey)
  return claimedBy === null || claimedBy === arrival ? readReceipt() : undefined
}

/**
 * Only the first visit after a submission can claim the receipt. Reloading or going back to that visit shows it again.
 * Any other visit deletes it.
 * @param arrival the router's location key
 */
export function claimReceipt(arrival: string): Receipt | undefined {
  const receipt = receiptFor(arrival)
  if (receipt) {
    writeSession(arrivalKey, arrival)
    return receipt
  }
  writeSession(key, null)
  return undefined
}

function isReceipt(value: unknown): value is Receipt {
  if (typeof value !== 'object' || value === null) return false
  const { reference, title, sentAt, lines } = value as Record<string, unknown>
  return (
    isText(reference) &&
    reference.length > 0 &&
    isText(title) &&
    isText(sentAt) &&
    !Number.isNaN(Date.parse(sentAt)) &&
    Array.isArray(lines) &&
    lines.every((line) => Array.isArray(line) && line.length === 2 && line.every(isText))
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
