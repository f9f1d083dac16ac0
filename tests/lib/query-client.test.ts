import { expect, it } from 'vitest'
import { createQueryClient, isClientError } from '@/lib/sending/query-client'

const error = (status?: number) => Object.assign(new Error('x'), status === undefined ? {} : { status })

it('tells a client error by its status', () => {
  expect([400, 429, 499].map((status) => isClientError(error(status)))).toEqual([true, true, true])
  expect([undefined, 0, 399, 500, 503].map((status) => isClientError(error(status)))).not.toContain(true)
})

it('fetches with the defaults of SPEC section 9', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  const retries = (retry: unknown, given: Error) =>
    [0, 1, 2, 3, 4].filter((failures) => (retry as (n: number, e: Error) => boolean)(failures, given)).length
  expect(queries?.refetchOnWindowFocus).toBe(false)
  expect(queries?.staleTime).toBe(300_000)
  expect(retries(queries?.retry, error(500))).toBe(3)
  expect(retries(queries?.retry, error(404))).toBe(0)
  expect(retries(mutations?.retry, error())).toBe(1)
  expect(retries(mutations?.retry, error(400))).toBe(0)
})
