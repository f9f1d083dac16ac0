import { expect, it, vi } from 'vitest'
import { watchPresence } from '../../viewer/src/presence'

it('calls onLeft only if the newest entry reports that the viewer is off screen', () => {
  vi.useFakeTimers()
  const observers: IntersectionObserverCallback[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observers.push(callback)
      }
      observe() {}
    },
  )
  const onLeft = vi.fn()
  const onNear = vi.fn()
  watchPresence(document.body, { onNear, onSeen: vi.fn(), onLeft })
  const report = (...entries: boolean[]) =>
    observers[0]?.(
      entries.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
      {} as IntersectionObserver,
    )
  // On a busy page, the browser reports both entries at once.
  report(false, true)
  vi.advanceTimersByTime(60_000)
  expect(onLeft).not.toHaveBeenCalled()
  expect(onNear).toHaveBeenCalledOnce()
  report(true, false)
  vi.advanceTimersByTime(60_000)
  expect(onLeft).toHaveBeenCalledOnce()
})
