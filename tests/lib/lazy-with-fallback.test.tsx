import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'

const Fallback = () => <p>the quiet version</p>

it('shows the part once its code is there', async () => {
  const Part = lazyWithFallback(async () => ({ default: () => <p>the part</p> }), Fallback)
  render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText('the part')).toBeVisible()
})

it('shows the fallback where the code cannot be had', async () => {
  const Part = lazyWithFallback(() => Promise.reject(new Error('chunk is gone')), Fallback)
  render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText('the quiet version')).toBeVisible()
})
