import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { reportErrors } from '@/app/monitoring/error-reports'
import { countPageViews } from '@/app/monitoring/page-views'

const url = 'https://collector.test/'
const request = vi.fn<typeof fetch>()
const sent = () => request.mock.calls.map(([to, init]) => ({ to, ...JSON.parse(String(init?.body)) }))

beforeEach(() => {
  request.mockReset().mockRejectedValue(new TypeError('offline'))
  vi.stubGlobal('fetch', request)
})

it('a page view is counted when the path changes, but not when the query changes', async () => {
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: ['/pricing?plan=1#faq'],
  })
  countPageViews(router, url)
  await router.navigate('/pricing?plan=2')
  await router.navigate('/contact?for=demo')
  expect(sent()).toEqual(['/pricing', '/contact'].map((path) => ({ to: url, type: 'page_view', path })))
  for (const [, init] of request.mock.calls)
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
})

it('errors and unhandled rejections are reported, but at most ten in total', () => {
  history.replaceState(null, '', '/pricing?plan=1')
  reportErrors(url)
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken'), message: 'Uncaught' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }))
  expect(sent()).toEqual([
    { to: url, type: 'error', message: 'broken', stack: expect.stringContaining('broken'), path: '/pricing' },
    { to: url, type: 'error', message: 'refused', stack: expect.any(String), path: '/pricing' },
  ])
  for (let times = 0; times < 20; times += 1)
    window.dispatchEvent(new ErrorEvent('error', { message: 'again' }))
  expect(sent()).toHaveLength(10)
})
