import { readSession, writeSession } from '@/lib/storage/session'

/** What a form leaves behind for /success once its submission has arrived. */
export type Receipt = {
  /** The submission's id. */
  reference: string
  /** What was sent, in a word: the form's entry names it. */
  title: string
  /** When it was sent, as an ISO string. */
  sentAt: string
  /** What was sent: label and value, in the form's order. */
  lines: ReadonlyArray<readonly [label: string, value: string]>
}

const key = 'receipt'
const arrivalKey = 'receipt-arrival'

/** Keeps the receipt of a submission for the page that comes next; call it before navigating. One at a time. */
export function saveReceipt(receipt: Receipt) {
  writeSession(key, JSON.stringify(receipt))
  writeSession(arrivalKey, null)
}

/** The tab's receipt, or undefined where there is none or it is not one of ours. */
export function readReceipt(): Receipt | undefined {
  return parseReceipt(readSession(key))
}

/**
 * The receipt, if it belongs to this visit: the first visit after a submission claims it, keeps it over reloads and
 * back and forward, and a later visit finds none.
 * @param arrival what names the visit, the same after a reload: the router's location key
 */
export function claimReceipt(arrival: string): Receipt | undefined {
  const receipt = readReceipt()
  const claimedBy = readSession(arrivalKey)
  if (receipt && (claimedBy === null || claimedBy === arrival)) {
    writeSession(arrivalKey, arrival)
    return receipt
  }
  writeSession(key, null)
  writeSession(arrivalKey, null)
  return undefined
}

function parseReceipt(text: string | null): Receipt | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isReceipt(value) ? value : undefined
  } catch {
    return undefined
  }
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
