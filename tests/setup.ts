import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

configure({ asyncUtilTimeout: 15_000 })

// Real browsers have these; jsdom does not. Tests of the server's side run without a window.
if ('window' in globalThis) {
  window.scrollTo = vi.fn() as typeof window.scrollTo
  window.matchMedia ??= vi.fn((query: string) => ({
    matches: false,
    media: query,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
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
  Element.prototype.scrollIntoView ??= vi.fn()
  HTMLElement.prototype.hidePopover ??= vi.fn()
}

let consoleError: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  globalThis.sessionStorage?.clear()
  // A test that expects an error silences it with mockImplementation; any other error fails it.
  const unexpected = consoleError.getMockImplementation() ? [] : consoleError.mock.calls
  expect(unexpected, 'unexpected console.error').toEqual([])
})
