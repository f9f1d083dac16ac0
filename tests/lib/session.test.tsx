import { afterEach, expect, it, vi } from 'vitest'
import { readSession, writeSession } from '@/lib/session'

function refuse(): never {
  throw new DOMException('Refused', 'SecurityError')
}

afterEach(() => {
  vi.restoreAllMocks()
  writeSession('key', null)
})

it.each([
  ['can’t be read', () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)],
  ['can’t be written', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('a session value is kept while the page is open, even if storage %s', (_, block) => {
  expect(writeSession('key', 'old')).toBe(true)
  block()
  expect(writeSession('key', 'new')).toBe(false)
  expect(readSession('key')).toBe('new')
  writeSession('key', null)
  vi.restoreAllMocks()
  writeSession('key', 'later')
  expect(readSession('key')).toBe('later')
})
