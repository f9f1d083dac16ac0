import { expect, it } from 'vitest'
import { SendError } from '@/features/leads/send-email'
import { retryApplication, retryLead, retryMutation, retryQuery } from '@/lib/retry-rules'

it.each([
  ['page data', retryQuery, [3, 3, 0, 0, 3, 3]],
  ['a submission', retryMutation, [1, 1, 0, 0, 1, 1]],
  ['a lead', retryLead, [2, 2, 0, 0, 2, 2]],
  ['a job application', retryApplication, [1, 0, 0, 0, 1, 0]],
])('%s is retried only after temporary errors', (_what, retry, expected) => {
  const statuses = [0, 399, 400, 499, 500]
  const errors = [...statuses.map((status) => new SendError('x', status)), new Error('x')]
  const retries = errors.map((error) => [0, 1, 2, 3, 4].filter((failures) => retry(failures, error)).length)
  expect(retries).toEqual(expected)
})
