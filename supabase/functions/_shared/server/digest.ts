import { timingSafeEqual } from 'node:crypto'

const encoder = new TextEncoder()

export async function sha256(text: string) {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}

/** In hex; without the key the text cannot be guessed. */
export async function hmacHex(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign'])
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text))))
}

export async function uuidFrom(text: string): Promise<string> {
  const bytes = (await sha256(text)).slice(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** In constant time. */
export async function sameSecret(one: string, other: string): Promise<boolean> {
  return timingSafeEqual(await sha256(one), await sha256(other))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
