import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export function sha256(content: string | Uint8Array): Uint8Array {
  return createHash('sha256').update(content).digest()
}

/** In hex; without the key the text cannot be guessed. */
export function hmacHex(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}

export function uuidFrom(text: string): string {
  const bytes = sha256(text).slice(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** In constant time. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
