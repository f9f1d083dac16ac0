import { afterEach, beforeEach, expect, vi } from 'vitest'

let consoleError: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})

afterEach(() => {
  // Test files share a process, so fake timers must not outlive their test.
  vi.useRealTimers()
  // A console.error fails its test, unless the test silences it with mockImplementation.
  const unexpected = consoleError.getMockImplementation() ? [] : consoleError.mock.calls
  expect(unexpected, 'unexpected console.error').toEqual([])
})
