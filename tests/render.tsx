import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { routes } from '@/app/routes'

type Options = { routes?: RouteObject[] }

/** Opens an address of the site, or of the routes given, the way a visitor does. */
export function visit(address: string, options: Options = {}) {
  const router = createMemoryRouter(options.routes ?? routes, { initialEntries: [address] })
  return { user: userEvent.setup(), router, ...render(<RouterProvider router={router} />) }
}

export function scrollTo(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}
