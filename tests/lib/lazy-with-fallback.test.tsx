import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'

const Plans = () => <p>Plans</p>
const PleaseCall = () => <p>Please call</p>
const offline = () => Promise.reject(new Error('offline'))

it('lazyWithFallback() shows a loading state, then the fallback if the code can’t be fetched, and retries the next time the component is shown', async () => {
  const load = vi.fn(offline as () => Promise<{ default: typeof Plans }>)
  const Later = lazyWithFallback(load, PleaseCall)
  const element = (
    <Suspense fallback={<p>Loading</p>}>
      <Later />
    </Suspense>
  )
  const first = render(element)
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByText('Please call')).toBeVisible()
  first.unmount()
  load.mockResolvedValue({ default: Plans })
  const second = render(element)
  expect(await screen.findByText('Plans')).toBeVisible()
  second.unmount()
  await act(async () => void render(element))
  expect(screen.queryByText('Please call')).not.toBeInTheDocument()
})
