import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { keepDealer } from '@/lib/dealer'
import { visit } from '../../render'
import { accepted, backendAnswering } from './fake-backend'
import { field, openDialog, press } from './plan-request-steps'

afterEach(() => act(() => keepDealer(undefined)))

it('the Company field contains the store name typed on the site until the visitor edits the field', async () => {
  keepDealer({ name: 'Herb’s Chevrolet', color: 'navy' })
  const calls = backendAnswering(accepted)
  const { user, router } = visit('/contact?for=demo')
  await waitFor(() => expect(field('Company')).toHaveValue('Herb’s Chevrolet'))
  const rename = async (name: string) => {
    await act(() => router.navigate('/privacy'))
    await waitFor(() => expect(screen.queryByLabelText('Company')).toBeNull())
    keepDealer({ name, color: 'navy' })
    await act(() => router.navigate('/contact?for=demo'))
    await screen.findByLabelText('Company')
  }
  await rename('Herb & Sons')
  await waitFor(() => expect(field('Company')).toHaveValue('Herb & Sons'))
  await user.type(field('Company'), ' <b>')
  await rename('Herb')
  await user.type(field('Name*'), 'Ada O’Neil')
  await user.type(field('Email*'), 'ada@example.com')
  await press(user, 'Request the demo')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.fields).toMatchObject({ company: 'Herb & Sons <b>' })
  expect(calls[0]?.html).toContain('Herb &amp; Sons &lt;b&gt;')
})

it('the store name is filled in as the dealership name of a plan request', async () => {
  keepDealer({ name: 'Herb’s Chevrolet', color: 'navy' })
  await openDialog()
  await waitFor(() => expect(field('Dealership Name*')).toHaveValue('Herb’s Chevrolet'))
})
