import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { queryClient } from '@/lib/query-client'

configure({
  asyncUtilTimeout: 20_000,
  // The default error of a `find` query prints the whole document on every retry.
  getElementError: (message) => new Error(message ?? undefined),
})

// jsdom doesn't implement these functions.
window.scrollTo = vi.fn() as typeof window.scrollTo
// These are plain functions instead of mocks, so restoring a test's spy brings them back.
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof window.matchMedia
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver ??= IdleObserver
window.IntersectionObserver ??= IdleObserver as unknown as typeof IntersectionObserver
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
HTMLImageElement.prototype.decode ??= async () => {}

// Testing Library sets this only for the first test file that loads it.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

let hadToast = false

afterEach(() => {
  hadToast ||= document.querySelector('[data-sonner-toaster]') !== null
  cleanup()
  queryClient.clear()
  sessionStorage.clear()
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

// Test files share a window, and some build a page that React's cleanup doesn't remove.
afterAll(() => document.body.replaceChildren())

// Vitest restores globals just before the next test, when the next file has already loaded.
afterAll(() => void vi.unstubAllGlobals())

// Sonner removes a dismissed toast after 200 ms, even if the toast is unmounted, so wait until that has happened.
afterAll(() => (hadToast ? new Promise<void>((resolve) => setTimeout(resolve, 300)) : undefined))
