import { expect, it } from 'vitest'
import { formatDuration } from '@/lib/dates/duration'

it('formatDuration() formats as video players do', () => {
  expect(formatDuration(5.75)).toBe('0:05')
  expect(formatDuration(60)).toBe('1:00')
  expect(formatDuration(125.2)).toBe('2:05')
})
