import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { env } from '@/lib/env'
import { expectErrors } from '../features/leads/expect-errors'
import { accepted, backendAnswering, refused } from '../features/leads/fake-backend'
import { enter, visit } from '../render'

const backend = vi.hoisted(() => ({ exists: true }))
vi.mock('@/lib/backend', async (original) => ({
  ...(await original<object>()),
  get hasBackend() {
    return backend.exists
  },
}))
beforeEach(() => {
  backend.exists = true
})

async function fillAndSend() {
  const opened = visit('/vid-box-campaign')
  const { user } = opened
  const send = await screen.findByRole('button', { name: 'Schedule a Demo' })
  await user.click(send)
  await waitFor(() =>
    expectErrors({
      'Name*': 'Name is required',
      'Email*': 'Email is required',
      'Phone*': 'Phone is required',
      'Dealership Name*': 'Dealership name is required',
    }),
  )
  expect(screen.getByLabelText('Message')).toBeValid()
  await enter(user, screen.getByLabelText('Name*'), 'Ada')
  await enter(user, screen.getByLabelText('Email*'), 'ada@example.com')
  await enter(user, screen.getByLabelText('Phone*'), '4015550199')
  await enter(user, screen.getByLabelText('Dealership Name*'), 'Ada Motors')
  await user.click(send)
  return { ...opened, send }
}

it('by default, the campaign page validates its form but sends no demo request and needs no backend', async () => {
  backend.exists = false
  const calls = backendAnswering(accepted)
  const { router } = await fillAndSend()
  await waitFor(() => expect(router.state.location.pathname).toBe('/success'))
  await waitFor(() => expect(screen.getByText("Thank you! We'll be in touch shortly.")).toBeVisible())
  expect(calls).toEqual([])
  expect(screen.queryByRole('region', { name: 'Your receipt' })).toBeNull()
})

it('with delivery switched on, the campaign page sends the demo request, and shows an error if the server rejects it', async () => {
  vi.spyOn(env, 'deliversDemoRequests', 'get').mockReturnValue(true)
  const calls = backendAnswering(refused(400, 'No.'), accepted)
  const { user, router, send } = await fillAndSend()
  const failure = 'There was a problem sending your message. Please try again.'
  await waitFor(() => expect(screen.getByText(failure)).toBeVisible())
  expect(router.state.location.pathname).toBe('/vid-box-campaign')
  await user.click(send)
  await waitFor(() => expect(router.state.location.pathname).toBe('/success'))
  expect(calls[1]).toMatchObject({
    form: 'demo_request',
    subject: 'New Demo Request',
    fields: { dealershipName: 'Ada Motors', phone: '(401) 555-0199', website: '' },
    filledInMs: expect.any(Number),
  })
})
