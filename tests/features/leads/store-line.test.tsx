import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { keepStore } from '@/lib/store/store'
import { visit } from '../../render'
import { accepted, backendAnswering } from './fake-backend'

afterEach(() => keepStore(undefined))

const line = 'Store name for your demo'

it('a store typed on the site is an editable line of the request, and is sent as edited', async () => {
  keepStore({ name: 'Herb’s Chevrolet', color: 'navy' })
  const calls = backendAnswering(accepted)
  const { user, router } = visit('/contact?for=demo')
  const field = await screen.findByLabelText(line)
  await waitFor(() => expect(field).toHaveValue('Herb’s Chevrolet'))
  await user.clear(field)
  await user.type(field, 'Herb <b>& Sons</b>')
  await user.type(screen.getByLabelText('Name*'), 'Ada O’Neil')
  await user.type(screen.getByLabelText('Email*'), 'ada@example.com')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/success'))
  expect(calls[0]?.fields).toMatchObject({ store: 'Herb <b>& Sons</b>' })
  expect(calls[0]?.text).toContain('Store name for the demo: Herb <b>& Sons</b>')
  expect(calls[0]?.html).toContain('Herb &lt;b&gt;&amp; Sons&lt;/b&gt;')
  expect(await screen.findByRole('region', { name: 'Your receipt' })).toHaveTextContent('Herb <b>& Sons</b>')
})

it('without a store there is no such line in the form and the email', async () => {
  const calls = backendAnswering(accepted)
  const { user } = visit('/contact?for=demo')
  await user.type(await screen.findByLabelText('Name*'), 'Ada O’Neil')
  expect(screen.queryByLabelText(line)).toBeNull()
  await user.type(screen.getByLabelText('Email*'), 'ada@example.com')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.text).not.toContain('Store name')
})
