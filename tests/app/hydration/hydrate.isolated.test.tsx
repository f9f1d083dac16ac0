import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { matchRoutes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { recordEarlyInput } from '@/app/hydration/early-input'
import { hydrate } from '@/app/hydration/hydrate'
import { type PageHandle, routes } from '@/app/routes'

beforeEach(() => {
  // React's development build sees a second renderer, and the mark of a pressed button. The browser tests see none.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.replaceChildren()
  performance.clearMarks('hydrated')
})

/** The page as the build writes it, at its URL. */
async function showPrerendered(path: string) {
  const { render } = await import('@/app/entry-server')
  const { body } = await render(path)
  const root = document.createElement('div')
  root.dataset.route = path
  root.innerHTML = body
  document.body.append(root)
  history.replaceState(null, '', path)
  vi.stubGlobal('bootstrap', { early: recordEarlyInput() })
  return root
}

const hydrated = () =>
  waitFor(() => expect(performance.getEntriesByName('hydrated')).toHaveLength(1), { timeout: 10_000 })

it('hydrates the page with its form at once, with what was entered', async () => {
  const root = await showPrerendered('/contact')
  const heading = screen.getByRole('heading', { level: 1 })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/^Name/), 'Ada Diaz')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await act(() => hydrate(root))
  await hydrated()
  // The same elements: React rendered nothing again.
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada Diaz')
  expect(await screen.findByText(/things to fix before this can be sent/)).toBeVisible()
})

it('waits for the page’s code, and tries again at the next key press', async () => {
  const root = await showPrerendered('/privacy')
  const handle = matchRoutes(routes, '/privacy')?.at(-1)?.route.handle as PageHandle
  const load = vi.spyOn(handle, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const done = hydrate(root)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(performance.getEntriesByName('hydrated')).toHaveLength(0)
  await userEvent.keyboard('{Shift}')
  await act(() => done)
  await hydrated()
  expect(load).toHaveBeenCalledTimes(2)
})
