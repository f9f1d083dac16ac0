import { expect, it, vi } from 'vitest'
import { deferred } from '@/lib/loading/deferred'

it('is fetched once, then available synchronously', async () => {
  const fetch = vi.fn(async () => 'plans')
  const list = deferred(fetch)
  expect(list.peek()).toBeUndefined()
  await expect(Promise.all([list.load(), list.load()])).resolves.toEqual(['plans', 'plans'])
  expect(list.peek()).toBe('plans')
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('forgets a failure', async () => {
  const fetch = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('plans')
  const list = deferred(fetch)
  await expect(list.load()).rejects.toThrow('offline')
  await expect(list.load()).resolves.toBe('plans')
})
