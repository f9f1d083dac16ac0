import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

configure({ asyncUtilTimeout: 20_000 })

// Real browsers have these; jsdom does not.
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

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})
