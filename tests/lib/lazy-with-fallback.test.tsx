import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'

const Plans = () => <p>Plans</p>
const PleaseCall = () => <p>Please call</p>
const offline = () => Promise.reject(new Error('offline'))

function show(load: () => Promise<{ default: typeof Plans }>) {
  const Later = lazyWithFallback(load, PleaseCall)
  const element = (
    <Suspense fallback={<p>Loading</p>}>
      <Later />
    </Suspense>
  )
  return { element, ...render(element) }
}

it('shows a loading state until its code has loaded', async () => {
  show(async () => ({ default: Plans }))
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByText('Plans')).toBeVisible()
})

it('shows its fallback if its code can’t be fetched', async () => {
  show(offline)
  expect(await screen.findByText('Please call')).toBeVisible()
})

it('retries when the browser comes back online', async () => {
  const load = vi.fn(offline as () => Promise<{ default: typeof Plans }>)
  show(load)
  expect(await screen.findByText('Please call')).toBeVisible()
  load.mockResolvedValue({ default: Plans })
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Plans')).toBeVisible()
})

it('retries when it is shown again', async () => {
  const load = vi.fn(offline as () => Promise<{ default: typeof Plans }>)
  const { element, unmount } = show(load)
  expect(await screen.findByText('Please call')).toBeVisible()
  unmount()
  load.mockResolvedValue({ default: Plans })
  const second = render(element)
  expect(await screen.findByText('Plans')).toBeVisible()
  second.unmount()
  await act(async () => void render(element))
  expect(screen.queryByText('Please call')).not.toBeInTheDocument()
})
