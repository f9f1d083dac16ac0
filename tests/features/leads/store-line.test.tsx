import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { env } from '@/lib/env'
import { keepStore } from '@/lib/store/store'
import { type User, visit } from '../../render'
import { accepted, backendAnswering } from './fake-backend'
import { field, goToPlanStep, openDialog, press, submit } from './plan-request-steps'

afterEach(() => keepStore(undefined))

const line = 'Store name for your demo'
const planLine = 'Store name for your pictures'
const edited = 'Herb <b>& Sons</b>'

async function editStore(label: string, user: User) {
  const store = await screen.findByLabelText(label)
  await waitFor(() => expect(store).toHaveValue('Herb’s Chevrolet'))
  await user.clear(store)
  await user.type(store, edited)
}

async function sendPlanRequest(user: User, storeName: string) {
  await goToPlanStep(user)
  await press(user, 'Back')
  expect(field(planLine)).toHaveValue(storeName)
  await press(user, 'Next')
  await screen.findByText('Step 2 of 2')
  await submit(user)
  await screen.findByRole('heading', { name: 'Request Submitted!' })
}

const messages = [
  {
    form: 'message',
    path: '/contact?for=demo',
    fields: { 'Name*': 'Ada O’Neil', 'Email*': 'ada@example.com' },
    send: 'Send Message',
  },
  {
    form: 'demo request',
    path: '/vid-box-campaign',
    fields: {
      'Name*': 'Ada',
      'Email*': 'ada@example.com',
      'Phone*': '4015550199',
      'Dealership Name*': 'Ada Motors',
    },
    send: 'Schedule a Demo',
  },
]

it.each(messages)(
  'a store typed on the site is an editable line of the $form, and is sent as edited',
  async ({ path, fields, send }) => {
    vi.spyOn(env, 'deliversDemoRequests', 'get').mockReturnValue(true)
    keepStore({ name: 'Herb’s Chevrolet', color: 'navy' })
    const calls = backendAnswering(accepted)
    const { user, router } = visit(path)
    await editStore(line, user)
    for (const [label, text] of Object.entries(fields)) await user.type(field(label), text)
    await press(user, send)
    await waitFor(() => expect(router.state.location.pathname).toBe('/success'))
    expect(calls[0]?.fields).toMatchObject({ store: edited })
    expect(calls[0]?.text).toContain(`Store name for the demo: ${edited}`)
    expect(calls[0]?.html).toContain('Herb &lt;b&gt;&amp; Sons&lt;/b&gt;')
    expect(await screen.findByRole('region', { name: 'Your receipt' })).toHaveTextContent(edited)
  },
)

it('the line follows the name that is typed on the site, until the visitor edits it', async () => {
  keepStore({ name: 'Herb’s Chevrolet', color: 'navy' })
  const { user, router } = visit('/contact?for=demo')
  await waitFor(() => expect(field(line)).toHaveValue('Herb’s Chevrolet'))
  const renamed = async (name: string) => {
    await act(() => router.navigate('/privacy'))
    await waitFor(() => expect(screen.queryByLabelText(line)).toBeNull())
    keepStore({ name, color: 'navy' })
    await act(() => router.navigate('/contact?for=demo'))
    await screen.findByLabelText(line)
  }
  await renamed('Herb & Sons')
  await waitFor(() => expect(field(line)).toHaveValue('Herb & Sons'))
  await user.type(field(line), ' of Providence')
  await renamed('Herb')
  expect(field(line)).toHaveValue('Herb & Sons of Providence')
})

it('it is a line of the plan request, which stays as edited from step to step', async () => {
  keepStore({ name: 'Herb’s Chevrolet', color: 'navy' })
  const calls = backendAnswering(accepted)
  const { user } = await openDialog()
  await editStore(planLine, user)
  await sendPlanRequest(user, edited)
  expect(calls[0]?.fields).toMatchObject({ store: edited })
  expect(calls[0]?.text).toContain(`Store name for the pictures: ${edited}`)
})

it('a line of the plan request that was emptied stays empty, and isn’t sent', async () => {
  keepStore({ name: 'Herb’s Chevrolet', color: 'navy' })
  const calls = backendAnswering(accepted)
  const { user } = await openDialog()
  await user.clear(await screen.findByLabelText(planLine))
  await sendPlanRequest(user, '')
  expect(calls[0]?.text).not.toContain('Store name')
})
