import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorPage } from '@/app/error-page'
import { noteMissingCode, shouldReload } from '@/app/reload-stale-page'
import { RootLayout } from '@/app/root-layout'
import { Component as ContactPage } from '@/pages/contact/page'
import { backendAnswering } from '../features/leads/fake-backend'
import { enter, visit } from '../render'

function missingCode() {
  noteMissingCode()
  const payload = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

function Crash(): never {
  throw new Error('engine failure')
}

const crashing = [
  {
    element: <RootLayout />,
    children: [
      { path: '/contact', element: <ContactPage /> },
      { path: '/success', element: <Crash /> },
    ],
  },
]

function failing(error: unknown) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  visit('/', { routes: [{ path: '/', errorElement: <ErrorPage />, loader: () => Promise.reject(error) }] })
  return screen.findByRole('heading', { name: 'Unexpected Application Error' })
}

it('the header and footer are still shown when a page crashes during rendering', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  visit('/success', { routes: crashing })
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(
    screen.getByText(
      "We're sorry, but something unexpected happened. Please refresh the page or try again later.",
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
})

it('if the page after a submission crashes, the error page confirms the submission and links to its receipt until the receipt has been seen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  backendAnswering(() => Response.json({ success: true, id: '3f2b8c1e-77aa' }))
  const { user, unmount } = visit('/contact', { routes: crashing })
  await enter(user, await screen.findByLabelText('Name*'), 'Ada O’Neil')
  await enter(user, screen.getByLabelText('Email*'), 'ada@example.com')
  await enter(user, screen.getByLabelText('Message*'), 'Can you shoot 60 cars?')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('What you sent has arrived, under the reference 3F2B8C1E.')
  expect(within(alert).getByRole('link', { name: 'Show the receipt' })).toHaveAttribute('href', '/success')
  unmount()
  const success = visit('/success')
  expect(await screen.findByRole('region', { name: 'Your receipt' })).toHaveTextContent('60 cars')
  success.unmount()
  visit({ pathname: '/success', key: 'later' }, { routes: crashing })
  expect(await screen.findByRole('alert')).not.toHaveTextContent('has arrived')
})

it.each([
  ['the status and its text', new Response('', { status: 418, statusText: 'Teapot' }), '418 Teapot'],
  ['the message of an error', new Error('engine failure'), 'engine failure'],
])('the router’s error page shows %s', async (_, thrown, text) => {
  await failing(thrown)
  expect(screen.getByText(text)).toBeVisible()
})

it('a page whose code was replaced by a deployment is reloaded, but at most once a minute', () => {
  const error = missingCode()
  expect(shouldReload(error)).toBe(true)
  expect(shouldReload(error)).toBe(false)
  expect(shouldReload(new Error('engine failure'))).toBe(false)
})

it('a page that failed to load while offline is reloaded when the browser comes back online', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  await failing(missingCode())
  expect(screen.getByText('This page didn’t load. Please check your connection and try again.')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
  // The listener is added in an effect, which may run after the heading appears.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(reload).toHaveBeenCalledOnce()
  })
})
