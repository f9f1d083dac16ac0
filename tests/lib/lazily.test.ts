import { expect, test, vi } from 'vitest'
import { lazily } from '@/lib/loading/lazily'

test('a value is created on first use, once', () => {
  const make = vi.fn(() => ({}))
  const get = lazily(make)
  expect(make).not.toHaveBeenCalled()
  expect(get()).toBe(get())
  expect(make).toHaveBeenCalledOnce()
})

test('undefined is a value too', () => {
  const make = vi.fn(() => undefined)
  const get = lazily(make)
  get()
  get()
  expect(make).toHaveBeenCalledOnce()
})
