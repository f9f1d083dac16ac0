import { expect, it } from 'vitest'
import { SendError } from '@/features/leads/send-email'
import { retryApplication, retryLead, retryMutation, retryQuery } from '@/lib/retry-rules'

it.each([
  ['a page’s data', retryQuery, { 0: 3, 200: 3, 404: 0, 429: 0, 503: 3 }],
  ['what is sent', retryMutation, { 0: 1, 200: 1, 404: 0, 429: 0, 503: 1 }],
  ['a lead', retryLead, { 0: 2, 200: 2, 404: 0, 429: 0, 503: 2 }],
  ['an application', retryApplication, { 0: 1, 200: 0, 404: 0, 429: 0, 503: 1 }],
])('retries %s after temporary errors', (_what, retry, expected) => {
  const retries = (status: number) =>
    [0, 1, 2, 3, 4].filter((failures) => retry(failures, new SendError('x', status))).length
  expect(
    Object.fromEntries(Object.keys(expected).map((status) => [status, retries(Number(status))])),
  ).toEqual(expected)
})
