import { expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient, isClientError } from '@/lib/query-client'

const failure = (status?: number) => Object.assign(new Error('x'), status === undefined ? {} : { status })

function useFakeClock() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

it('recognizes a client error by its status', () => {
  expect([400, 429, 499].map((status) => isClientError(failure(status)))).toEqual([true, true, true])
  expect([undefined, 0, 399, 500, 503].map((status) => isClientError(failure(status)))).not.toContain(true)
})

it.each([
  [500, 4],
  [404, 1],
])('a query that ends in %i is tried %i times, and its error is logged', async (status, times) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  useFakeClock()
  const queryFn = vi.fn(() => Promise.reject(failure(status)))
  const result = createQueryClient().fetchQuery({ queryKey: ['plans'], queryFn })
  await Promise.all([expect(result).rejects.toThrow('x'), vi.runAllTimersAsync()])
  expect(queryFn).toHaveBeenCalledTimes(times)
  expect(log).toHaveBeenCalledWith('Could not load plans', expect.objectContaining({ status }))
})

it.each([
  [undefined, 2],
  [400, 1],
])('a mutation that ends in %s is tried %i times', async (status, times) => {
  useFakeClock()
  const client = createQueryClient()
  const mutationFn = vi.fn(() => Promise.reject(failure(status)))
  const result = client.getMutationCache().build(client, { mutationFn }).execute(undefined)
  await Promise.all([expect(result).rejects.toThrow('x'), vi.runAllTimersAsync()])
  expect(mutationFn).toHaveBeenCalledTimes(times)
})
