import { cbc } from '@noble/ciphers/aes.js'
import { md5 } from '@noble/hashes/legacy.js'
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js'
import { concat } from './inflate.ts'
import {
  createPdfLexer,
  findWord,
  isDigit,
  objectHeadEnd,
  type PdfToken,
  pdfName,
  pdfString,
  textOf,
} from './pdf-tokens.ts'

/** Used in place of an empty password (ISO 32000-1, algorithm 2). */
const padding = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e,
  0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
])

// The strings `/U`, `/O` and `/UE` are at most 127 bytes long, and each byte may be written as 4 characters (\000).
const maxStringBytes = 512

/**
 * Returns the stream itself and every possible decryption of it. `head` is the header of the object that contains it
 * ("7 0 obj").
 */
export type PdfReader = (stream: Uint8Array, head: Uint8Array) => Uint8Array[]

/**
 * Opens an encrypted PDF whose password is empty, such as one that only restricts printing or changes.
 * @param encryption position of the value of `/Encrypt`
 * @param id position of the value of `/ID`
 * @returns undefined if the PDF needs a password
 */
export function openWithoutPassword(
  content: Uint8Array,
  encryption: number,
  id: number | undefined,
): PdfReader | undefined {
  const entries = readEntries(content, encryption)
  const number = (key: string) => Number(wordAt(entries.get(key)) ?? Number.NaN)
  const bytes = (key: string) => stringAt(entries.get(key))
  const bytesOf = ({ from, to }: PdfToken) => content.subarray(from, Math.min(to, from + maxStringBytes))
  const wordAt = (token: PdfToken | undefined) => token && textOf(bytesOf(token))
  const stringAt = (token: PdfToken | undefined) =>
    token?.kind === 'string' ? pdfString(bytesOf(token)) : new Uint8Array()

  const user = bytes('U')
  const revision = number('R')
  if (wordAt(entries.get('Filter')) !== '/Standard') return undefined
  if (revision === 5 || revision === 6) {
    const hash = revision === 5 ? sha256 : hashOfRevision6
    if (!isEqual(hash(user.subarray(32, 40)), user.subarray(0, 32))) return undefined
    const cipher = cbc(hash(user.subarray(40, 48)), new Uint8Array(16), { disablePadding: true })
    const packedKey = bytes('UE').subarray(0, 32)
    const key = packedKey.length === 32 ? cipher.decrypt(packedKey) : new Uint8Array()
    return (stream) => [stream, aes(key, stream)]
  }
  if (!(revision >= 2 && revision <= 4)) return undefined
  const first = id === undefined ? new Uint8Array() : stringAt(firstString(content, id))
  const keyBytes = revision === 2 ? 5 : revision === 4 ? 16 : (number('Length') || 40) / 8
  const permissions = new Uint8Array(Int32Array.of(number('P')).buffer)
  const isMetadataPlain = revision === 4 && wordAt(entries.get('EncryptMetadata')) === 'false'
  const seed = [
    padding,
    bytes('O').subarray(0, 32),
    permissions,
    first,
    new Uint8Array(isMetadataPlain ? 4 : 0).fill(0xff),
  ]
  let hash: Uint8Array = md5(concat(seed))
  for (let round = 0; revision > 2 && round < 50; round += 1) hash = md5(hash.subarray(0, keyBytes))
  const key = hash.subarray(0, keyBytes)
  let check: Uint8Array = revision === 2 ? rc4(key, padding) : md5(concat([padding, first]))
  for (let round = 0; revision > 2 && round < 20; round += 1) {
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    )
  }
  if (!isEqual(check, user.subarray(0, check.length))) return undefined
  const keyOf = (head: Uint8Array, salt: string) => {
    const [number, generation] = new TextDecoder('latin1').decode(head).split(/[\s\0]+/)
    const numbers = new Uint8Array(Uint32Array.of(Number(number), Number(generation)).buffer)
    const pieces = [key, numbers.subarray(0, 3), numbers.subarray(4, 6), new TextEncoder().encode(salt)]
    return md5(concat(pieces)).subarray(0, Math.min(keyBytes + 5, 16))
  }
  // Trying each cipher is simpler than reading the crypt filters, which may differ from stream to stream.
  return (stream, head) => [
    stream,
    rc4(keyOf(head, ''), stream),
    ...(revision === 4 ? [aes(keyOf(head, 'sAlT'), stream)] : []),
  ]
}

const aesBlockBytes = 16

/** Decrypts all whole blocks after the first, which is the initialization vector. */
function aes(key: Uint8Array, stream: Uint8Array): Uint8Array {
  const end = stream.length - (stream.length % aesBlockBytes)
  if (end <= aesBlockBytes || key.length < aesBlockBytes) return new Uint8Array()
  const cipher = cbc(key, stream.subarray(0, aesBlockBytes), { disablePadding: true })
  return cipher.decrypt(stream.subarray(aesBlockBytes, end))
}

function readEntries(bytes: Uint8Array, at: number): Map<string, PdfToken> {
  const reference = /^\s*(\d+)\s+\d+\s+R/.exec(textOf(bytes.subarray(at, at + 40)))
  const start = reference?.[1] ? lastObject(bytes, reference[1]) : at
  const lexer = createPdfLexer(bytes, start)
  const entries = new Map<string, PdfToken>()
  let depth = 0
  let key: string | undefined
  for (let token = lexer.next(); token; token = lexer.next()) {
    if (token.kind === 'open') depth += 1
    else if (token.kind === 'close') depth -= 1
    if (token.kind === 'object' || depth <= 0) break
    if (depth > 1) key = undefined
    else if (key === undefined) key = token.kind === 'name' ? pdfName(bytes, token) : undefined
    else {
      entries.set(key, token)
      key = undefined
    }
  }
  return entries
}

/**
 * Returns the position after the object's header. Updates of a PDF are appended, so the last object with this number is
 * the valid one.
 */
function lastObject(bytes: Uint8Array, number: string): number {
  let last = bytes.length
  for (let at = findWord(bytes, number, 0); at < bytes.length; at = findWord(bytes, number, at + 1)) {
    const isWhole = !isDigit(bytes[at - 1]) && !isDigit(bytes[at + number.length])
    last = (isWhole ? objectHeadEnd(bytes, at) : undefined) ?? last
  }
  return last
}

function firstString(bytes: Uint8Array, at: number): PdfToken | undefined {
  const lexer = createPdfLexer(bytes, at)
  lexer.next()
  return lexer.next()
}

/** Hash of the empty password (ISO 32000-2, algorithm 2.B). */
function hashOfRevision6(salt: Uint8Array): Uint8Array {
  const hashes = [sha256, sha384, sha512]
  let key: Uint8Array = sha256(salt)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const block = concat(Array(64).fill(key))
    const cipher = cbc(key.subarray(0, 16), key.subarray(16, 32), { disablePadding: true })
    const encrypted = cipher.encrypt(block)
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0)
    key = (hashes[sum % 3] ?? sha256)(encrypted)
    last = encrypted.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index & 0xff] ?? 0
  const swap = (a: number, b: number) => {
    const kept = at(a)
    state[a & 0xff] = at(b)
    state[b & 0xff] = kept
  }
  for (let index = 0, other = 0; index < 256; index += 1) {
    other += at(index) + (key[index % key.length] ?? 0)
    swap(index, other)
  }
  let other = 0
  return data.map((byte, index) => {
    other += at(index + 1)
    swap(index + 1, other)
    return byte ^ at(at(index + 1) + at(other))
  })
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
