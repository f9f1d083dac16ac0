import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/query-client'
import { visit } from '../render'

it.each([
  ['/pricing', 'Loading plans', /^Choose /],
  ['/all-plans', 'Loading plans', /^Choose /],
  ['/virtual-backgrounds', 'Loading backgrounds', /^Preview: /],
])('%s shows a loading state until its list has loaded', async (path, loading, buttons) => {
  // Skip prefetching, because it may load the list before the page renders.
  vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue()
  visit(path)
  expect(await screen.findByText(loading)).toBeInTheDocument()
  await screen.findAllByRole('button', { name: buttons })
  expect(screen.queryByText(loading)).not.toBeInTheDocument()
})
