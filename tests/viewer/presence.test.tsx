import { expect, it, vi } from 'vitest'
import { watchPresence } from '../../viewer/src/presence'

it('watchPresence() calls onLeft only if the newest intersection entry is off screen', () => {
  vi.useFakeTimers()
  const callbacks: ((entries: { isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (typeof callbacks)[0]) {
        callbacks.push(callback)
      }
      observe() {}
    },
  )
  const onLeft = vi.fn()
  watchPresence(document.body, { onNear() {}, onSeen() {}, onLeft })
  // On a busy page, the browser reports both entries at once.
  callbacks[0]?.([{ isIntersecting: false }, { isIntersecting: true }])
  vi.advanceTimersByTime(60_000)
  expect(onLeft).not.toHaveBeenCalled()
  callbacks[0]?.([{ isIntersecting: true }, { isIntersecting: false }])
  vi.advanceTimersByTime(60_000)
  expect(onLeft).toHaveBeenCalledOnce()
})
