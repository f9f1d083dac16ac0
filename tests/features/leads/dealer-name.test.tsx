import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { keepDealer } from '@/lib/dealer'
import { visit } from '../../render'
import { accepted, backendAnswering } from './fake-backend'
import { field, openDialog, press } from './plan-request-steps'

afterEach(() => act(() => keepDealer(undefined)))

it('a store name typed on the site is filled in as the company, and can be edited before sending', async () => {
  keepDealer({ name: 'Herb’s Chevrolet', color: 'navy' })
  const calls = backendAnswering(accepted)
  const { user } = visit('/contact?for=demo')
  const company = await screen.findByLabelText('Company')
  await waitFor(() => expect(company).toHaveValue('Herb’s Chevrolet'))
  await user.type(company, ' <b>')
  await user.type(field('Name*'), 'Ada O’Neil')
  await user.type(field('Email*'), 'ada@example.com')
  await press(user, 'Request the demo')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.fields).toMatchObject({ company: 'Herb’s Chevrolet <b>' })
  expect(calls[0]?.html).toContain('Herb’s Chevrolet &lt;b&gt;')
})

it('the company changes with the store name typed on the site until the visitor edits the company', async () => {
  keepDealer({ name: 'Herb’s Chevrolet', color: 'navy' })
  const { user, router } = visit('/contact')
  await waitFor(() => expect(field('Company')).toHaveValue('Herb’s Chevrolet'))
  const renamed = async (name: string) => {
    await act(() => router.navigate('/privacy'))
    await waitFor(() => expect(screen.queryByLabelText('Company')).toBeNull())
    keepDealer({ name, color: 'navy' })
    await act(() => router.navigate('/contact'))
    await screen.findByLabelText('Company')
  }
  await renamed('Herb & Sons')
  await waitFor(() => expect(field('Company')).toHaveValue('Herb & Sons'))
  await user.type(field('Company'), ' of Providence')
  await renamed('Herb')
  expect(field('Company')).toHaveValue('Herb & Sons of Providence')
})

it('the store name is filled in as the dealership name of plan and demo requests', async () => {
  keepDealer({ name: 'Herb’s Chevrolet', color: 'navy' })
  const { unmount } = await openDialog()
  await waitFor(() => expect(field('Dealership Name*')).toHaveValue('Herb’s Chevrolet'))
  unmount()
  visit('/vid-box-campaign')
  await screen.findByLabelText('Dealership Name*')
  await waitFor(() => expect(field('Dealership Name*')).toHaveValue('Herb’s Chevrolet'))
})
