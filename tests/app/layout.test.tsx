import { brand } from '@shared/brand'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RootLayout } from '@/app/root-layout'
import { careersCopy } from '@/content/careers/careers'
import { layoutCopy } from '@/content/site/layout'
import { absoluteUrl } from '@/lib/site-url'
import { scrollTo, visit } from '../render'

afterEach(() => scrollTo(0))

it.each([
  ['is released', (target: Element) => fireEvent.pointerUp(target)],
  // A release over the browser's scroll bar fires no event, but the next move has no button pressed.
  ['moves without a pressed button', (target: Element) => fireEvent.pointerMove(target, { buttons: 0 })],
])('after scrolling, the promo bar appears with both links when the pointer %s', async (_, release) => {
  visit('/contact')
  const target = await screen.findByRole('contentinfo')
  fireEvent.pointerDown(target, { buttons: 1 })
  await scrollTo(500)
  expect(screen.queryByRole('complementary', { name: 'Offer' })).not.toBeInTheDocument()
  release(target)
  const bar = within(await screen.findByRole('complementary', { name: 'Offer' }))
  expect(bar.getByRole('link', { name: 'Schedule Demo' })).toHaveAttribute('href', '/contact?for=demo')
  expect(bar.getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '/pricing')
})

it('client-side navigation shows a spinner while the page loads, and then scrolls smoothly to the top, moves focus to the heading, announces the title and replaces the metadata', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta property="og:type" data-static="" />')
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  const children = [
    { path: '/contact', element: null },
    { path: '/services', lazy: () => loaded.then(() => import('@/pages/services/page')) },
  ]
  const { user } = visit('/contact', { routes: [{ element: <RootLayout />, children }] })
  const [link] = await screen.findAllByRole('link', { name: 'Services' })
  await user.click(link as HTMLElement)
  expect(await screen.findByText(layoutCopy.loadingPage)).toBeVisible()
  load()
  await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' }))
  expect(screen.queryByText(layoutCopy.loadingPage)).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  const title = `Services | ${brand.name}`
  expect(screen.getByText(title, { selector: '[aria-live="polite"]' })).toBeInTheDocument()
  expect(document.head.querySelector('[data-static]')).toBeNull()
  expect(document.head.querySelector('[rel=canonical]')).toHaveAttribute('href', absoluteUrl('/services'))
})

it('client-side navigation scrolls to an anchor and focuses it on each click of its link, but not on Back', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user, router } = visit('/careers')
  const link = await screen.findByRole('link', { name: careersCopy.actions.positions })
  for (const times of [1, 2]) {
    await user.click(link)
    await waitFor(() => expect(scroll).toHaveBeenCalledTimes(times))
    expect(document.activeElement).toBe(scroll.mock.contexts.at(-1))
  }
  await act(() => router.navigate('/terms#commission'))
  await waitFor(() => expect(document.getElementById('commission')).toHaveFocus())
  expect(scroll).toHaveBeenCalledTimes(3)
  await act(() => router.navigate(-1))
  await screen.findByRole('link', { name: careersCopy.actions.positions })
  expect(scroll).toHaveBeenCalledTimes(3)
})
