import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { env } from '@/lib/env'
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

it('shows an error under each empty required field', async () => {
  const { user } = visit('/vid-box-campaign')
  await user.click(await screen.findByRole('button', { name: 'Schedule a Demo' }))
  for (const [label, message] of [
    ['Name*', 'Name is required'],
    ['Email*', 'Email is required'],
    ['Phone*', 'Phone is required'],
    ['Dealership Name*', 'Dealership name is required'],
  ] as const) {
    const field = screen.getByLabelText(label)
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
  }
  expect(screen.getByLabelText('Message')).toBeValid()
})

async function fillAndSend() {
  const opened = visit('/vid-box-campaign')
  const { user } = opened
  await enter(user, await screen.findByLabelText('Name*'), 'Ada')
  await enter(user, screen.getByLabelText('Email*'), 'ada@example.com')
  await enter(user, screen.getByLabelText('Phone*'), '4015550199')
  await enter(user, screen.getByLabelText('Dealership Name*'), 'Ada Motors')
  await user.click(screen.getByRole('button', { name: 'Schedule a Demo' }))
  return opened
}

it('sends no demo request by default, and works without a backend', async () => {
  backend.exists = false
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const { router } = await fillAndSend()
  await waitFor(() => expect(router.state.location.pathname).toBe('/success'))
  await waitFor(() => expect(screen.getByText("Thank you! We'll be in touch shortly.")).toBeVisible())
  expect(fetch).not.toHaveBeenCalled()
  expect(screen.queryByRole('region', { name: 'Your receipt' })).toBeNull()
})

it('sends the demo request if delivery is switched on', async () => {
  vi.spyOn(env, 'deliversDemoRequests', 'get').mockReturnValue(true)
  const fetch = vi.fn(async (_address: string, _init: RequestInit) =>
    Response.json({ success: true, id: '1' }),
  )
  vi.stubGlobal('fetch', fetch)
  const { router } = await fillAndSend()
  await waitFor(() => expect(router.state.location.pathname).toBe('/success'))
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject({
    form: 'demo_request',
    subject: 'New Demo Request',
    fields: { dealershipName: 'Ada Motors', phone: '(401) 555-0199', website: '' },
    filledInMs: expect.any(Number),
  })
})

it('shows an error when the server rejects a demo request', async () => {
  vi.spyOn(env, 'deliversDemoRequests', 'get').mockReturnValue(true)
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, error: 'invalid', message: 'No.' }, { status: 400 }),
  )
  const { router } = await fillAndSend()
  await waitFor(() =>
    expect(screen.getByText('There was a problem sending your message. Please try again.')).toBeVisible(),
  )
  expect(router.state.location.pathname).toBe('/vid-box-campaign')
})
