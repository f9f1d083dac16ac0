import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/query-client'
import { visit } from '../render'

// Each list is loaded only once, and later pages show it immediately.
it.each([
  ['/pricing', 'Loading plans', /^Choose /],
  ['/all-plans', 'Loading plans', /^Choose /],
  ['/virtual-backgrounds', 'Loading backgrounds', /^Preview: /],
])('%s has a loading state until its list is loaded', async (path, loading, buttons) => {
  // Without this, the list may be loaded before the page renders.
  vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue()
  visit(path)
  expect(await screen.findByText(loading)).toBeInTheDocument()
  await screen.findAllByRole('button', { name: buttons })
  expect(screen.queryByText(loading)).not.toBeInTheDocument()
})
