import { afterEach, expect, it, vi } from 'vitest'
import { painted } from '@/app/hydration/schedule'

afterEach(() => vi.unstubAllGlobals())

it('waits for content when the background is painted before it', async () => {
  let report = (_names: string[]) => {}
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(observe: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
        report = (names) =>
          observe({
            getEntriesByName: (name) => (names.includes(name) ? [{ name } as PerformanceEntry] : []),
          })
      }
      observe() {}
    },
  )
  const seen = vi.fn()
  const shown = painted().then(seen)
  report(['first-paint'])
  await Promise.resolve()
  expect(seen).not.toHaveBeenCalled()
  report(['first-contentful-paint'])
  await shown
  expect(seen).toHaveBeenCalledOnce()
})
