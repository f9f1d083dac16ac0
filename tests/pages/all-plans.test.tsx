import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { addOnsQuery, plansQuery } from '@/features/pricing/queries'
import { queryClient } from '@/lib/query-client'
import { visit } from '../render'

beforeEach(() => queryClient.clear())

it('shows a skeleton, then seven plans without Custom, Signature 80 the popular one', async () => {
  visit('/all-plans')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Choose Your Perfect Plan')
  expect(screen.getByText('Loading plans')).toBeInTheDocument()

  const section = screen.getByRole('region', { name: 'Core Plans' })
  const cards = await within(section).findAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Self-Serve Plus',
    'Basic Essential 20',
    'Advanced 40',
    'Performance 60',
    'Signature 80',
    'Signature Plus 100',
    'Enterprise 150',
  ])
  expect(cards.flatMap((card) => (within(card).queryByText('Most Popular') ? [card.ariaLabel] : []))).toEqual(
    ['Signature 80'],
  )
  expect(screen.queryByText('Loading plans')).not.toBeInTheDocument()
})

it('opens the dialog with the name of the plan', async () => {
  const { user } = visit('/all-plans')
  await user.click(await screen.findByRole('button', { name: 'Choose Enterprise 150' }))
  expect(await screen.findByRole('dialog', { name: 'Request Information on Enterprise 150' })).toBeVisible()
})

it('shows the add-ons as cards', async () => {
  visit('/all-plans')
  const section = await screen.findByRole('region', { name: 'Available Add-ons' })
  const cards = await within(section).findAllByRole('listitem')
  expect(cards).toHaveLength(9)
  expect(cards[0]).toHaveTextContent('$499.00/one-time')
  expect(cards[1]).toHaveTextContent('$189.99/month')
  expect(cards[2]).toHaveTextContent('$2.00/per vehicle')
  expect(within(section).getAllByText('Required')).toHaveLength(2)
  expect(within(section).queryByText('$18/vehicle')).not.toBeInTheDocument()
  expect(within(section).getByText(/next-feed guarantee, premium support and integration/)).toBeVisible()
  expect(within(section).getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact')
})

it('says so when there are no plans', async () => {
  queryClient.setQueryData(plansQuery('allPlans').queryKey, [])
  queryClient.setQueryData(addOnsQuery.queryKey, [])
  visit('/all-plans')
  expect(await screen.findByText(/^Our plans didn’t load/)).toBeVisible()
  expect(screen.getByText(/^The add-ons didn’t load/)).toBeVisible()
})

it('logs an error of loading and shows an empty list', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('no plans today')
  // Already failed: neither refetched nor retried while the page is mounted.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retryOnMount: false, retry: false },
  })
  await queryClient.prefetchQuery({ ...plansQuery('allPlans'), queryFn: () => Promise.reject(failure) })
  visit('/all-plans')
  expect(await screen.findByText(/^Our plans didn’t load/)).toBeVisible()
  await waitFor(() => expect(log).toHaveBeenCalledWith('Could not load plans allPlans', failure))
})
