import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { bareTexts } from './translator-guard'

configure({
  asyncUtilTimeout: 20_000,
  // By default each failed try of a `find` query prints the whole document.
  getElementError: (message) => new Error(message ?? undefined),
})

// Real browsers have these; jsdom does not.
window.scrollTo = vi.fn() as typeof window.scrollTo
// Functions rather than mocks: a test replaces them with a spy, which is restored after it.
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof window.matchMedia
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
HTMLImageElement.prototype.decode ??= async () => {}

// Testing Library sets it for the file that loads it first only.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

let hadToast = false

afterEach(() => {
  expect(bareTexts.take(), 'what would fail in a translated page').toEqual([])
})

afterEach(() => {
  hadToast ||= document.querySelector('[data-sonner-toaster]') !== null
  cleanup()
  sessionStorage.clear()
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

// Vitest does so before the next test, but the next file is loaded before.
afterAll(() => void vi.unstubAllGlobals())

// Sonner removes a dismissed toast 200 ms later, also an unmounted one: the document must still be there.
afterAll(() => (hadToast ? new Promise<void>((resolve) => setTimeout(resolve, 300)) : undefined))
