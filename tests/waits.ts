import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

type Run = () => void

const { setTimeout } = globalThis
const startOf = new Map<number, (run: Run) => unknown>()

/** Holds back timers with exactly this delay. The returned function waits for one of them and runs it. */
export function holdTimers(milliseconds: number) {
  const held: Run[] = []
  replaceTimers(milliseconds, (run) => held.push(run))
  return async () => {
    await waitFor(() => expect(held).not.toHaveLength(0))
    await act(async () => held.shift()?.())
  }
}

export function skipTimers(milliseconds: number) {
  replaceTimers(milliseconds, (run) => setTimeout(run))
}

function replaceTimers(milliseconds: number, start: (run: Run) => unknown) {
  // Vitest restores setTimeout after each test. If it isn't mocked now, drop any delays left over from an earlier test.
  if (!vi.isMockFunction(globalThis.setTimeout)) startOf.clear()
  startOf.set(milliseconds, start)
  const replaced = (run: Run, delay = 0, ...rest: unknown[]) =>
    startOf.get(delay)?.(run) ?? setTimeout(run, delay, ...rest)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(replaced as typeof setTimeout)
}
