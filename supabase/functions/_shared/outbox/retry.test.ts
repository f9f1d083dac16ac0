import assert from 'node:assert/strict'
import { retryDelaySeconds } from './retry.ts'

Deno.test('a mail is tried again after growing delays that stay below a minute', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 100].map(retryDelaySeconds), [10, 20, 40, 45, 45, 45])
})
