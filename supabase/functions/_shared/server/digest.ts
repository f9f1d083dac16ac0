import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const encoder = new TextEncoder()

export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The key keeps others from finding the text by hashing guesses. */
export function hmacHex(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}

export function uuidFrom(text: string): string {
  const hex = sha256Hex(text)
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Compares in constant time. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(encoder.encode(sha256Hex(one)), encoder.encode(sha256Hex(other)))
}
