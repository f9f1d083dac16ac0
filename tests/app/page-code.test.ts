import { expect, it, vi } from 'vitest'
import { pageCode } from '@/app/page-code'

it('loads a page once, however often it is asked for', async () => {
  const load = vi.fn(async () => ({ Component: 'page' }))
  const [first, second] = await Promise.all([pageCode(load), pageCode(load)])
  expect(first).toEqual({ Component: 'page' })
  expect(second).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
})

it('tries again after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('page')
  await expect(pageCode(load)).rejects.toThrow('offline')
  await expect(pageCode(load)).resolves.toBe('page')
})
