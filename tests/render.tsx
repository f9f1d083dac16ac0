import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom'
import { routes } from '@/app/routes'
import { queryClient } from '@/lib/query-client'

export function visit(path: InitialEntry, options: { routes?: RouteObject[] } = {}) {
  const router = createMemoryRouter(options.routes ?? routes, { initialEntries: [path] })
  const page = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  return { user: userEvent.setup(), router, ...render(page) }
}

export type User = ReturnType<typeof userEvent.setup>

/** Pastes the text, because typing each letter is slow and matters only in tests of typing. */
export async function enter(user: User, control: HTMLElement, text: string) {
  await user.click(control)
  await user.paste(text)
}

/** Waits for React's effects, which add the scroll listener in a separate task, and then scrolls. */
export async function scrollTo(pixels: number) {
  await act(() => new Promise<void>((resolve) => setImmediate(resolve)))
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true })
  act(() => void window.dispatchEvent(new Event('scroll')))
}
