import { brand } from '@shared/brand'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { contactIntentCopy } from '@/content/contact/contact'
import { rememberCampaign } from '@/features/leads/lead-source'
import { contactPath } from '@/lib/paths'
import { leadRetryDelayMs } from '@/lib/retry-rules'
import { draftKey } from '@/lib/session'
import { enter, type User, visit } from '../../render'
import { holdTimers } from '../../waits'
import { expectErrors } from './expect-errors'
import { accepted, backendAnswering, heldAnswer, refused } from './fake-backend'

const unavailable = refused(503, 'We could not accept your message.')
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

async function fillIn(user: User) {
  await enter(user, await screen.findByLabelText('Name*'), 'Ada O’Neil')
  await enter(user, screen.getByLabelText('Email*'), 'ada@example.com')
  await enter(user, screen.getByLabelText('Phone'), '+1 401.555.0199')
  await enter(user, screen.getByLabelText('Message*'), 'Can you shoot 60 cars?')
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const blockStorage = () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)

const send = (user: User) =>
  user.click(screen.getByRole('button', { name: /^(Send Message|Request the demo)$/ }))

async function sendFrom(path: string) {
  const page = visit(path)
  await fillIn(page.user)
  await send(page.user)
  return page
}

const confirmed = ({ router }: Pick<ReturnType<typeof visit>, 'router'>) =>
  waitFor(() => expect(router.state.location.pathname).toBe('/success'))

it('after a double click, the contact form sends one message and confirms it with a toast and a receipt', async () => {
  const { answer, release } = heldAnswer(() =>
    Response.json({ success: true, id: '3f2b8c1e-77aa-4c1d-9d1f-0a6b1c2d3e4f' }),
  )
  const calls = backendAnswering(answer)
  const { user, router, container } = visit('/contact')
  expect(await screen.findByLabelText('Message*')).toHaveValue('')
  await fillIn(user)
  const decoy = container.querySelector('form input[name="website"]') ?? expect.fail('no decoy field')
  expect(decoy.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(decoy).toHaveAttribute('tabindex', '-1')
  expect(decoy).toHaveAttribute('autocomplete', 'off')
  fireEvent.input(decoy, { target: { value: 'https://spam.example' } })
  await user.dblClick(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(calls).toHaveLength(1))
  release()
  await confirmed({ router })

  const receipt = await screen.findByRole('region', { name: 'Your receipt' })
  for (const line of ['3F2B8C1E', 'Phone(401) 555-0199', 'MessageCan you shoot 60 cars?'])
    expect(receipt).toHaveTextContent(line)
  expect(receipt).not.toHaveTextContent('Company')
  const heading = within(container).getByRole('heading', { level: 1 })
  await waitFor(() => expect(heading).toHaveFocus())
  const toast = await screen.findByText("Message sent successfully! We'll be in touch soon.")
  await waitFor(() => expect(toast).toBeVisible())
  expect(toast.closest('[aria-live="polite"]')).not.toBeNull()
  expect(calls).toHaveLength(1)
  const fields = {
    name: 'Ada O’Neil',
    email: 'ada@example.com',
    phone: '(401) 555-0199',
    message: 'Can you shoot 60 cars?',
    website: 'https://spam.example',
  }
  expect(calls[0]).toMatchObject({
    ...{ form: 'contact', to: brand.supportEmail, subject: 'New Contact Form Submission', fields },
    filledInMs: expect.any(Number),
    text: expect.stringMatching(
      /Company: Not provided\n(.*\n)*About: General question\n(.*\n)*Message: Can you/,
    ),
  })
  expect(calls[0]?.text).not.toContain('spam')
  expect(calls[0]?.fields).not.toHaveProperty('about')
  expect(sessionStorage.getItem(draftKey('contact'))).toBeNull()
})

it.each([
  ['blocked', blockStorage],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('the contact form sends the source and shows a receipt even if storage is %s', async (_, block) => {
  const blocked = block()
  history.replaceState(null, '', '/?UTM_Source=google&utm_campaign=spring+sale&email=ada@example.com')
  rememberCampaign()
  history.replaceState(null, '', '/')
  const calls = backendAnswering(accepted)
  await confirmed(await sendFrom('/contact?utm_source=other'))
  const source = { page: '/contact', utm_source: 'google', utm_campaign: 'spring sale' }
  expect(calls[0]?.source).toEqual(source)
  const receipt = await screen.findByRole('region', { name: 'Your receipt' })
  expect(receipt).toHaveTextContent('REFERENC')
  expect(await screen.findByText("Message sent successfully! We'll be in touch soon.")).toBeVisible()
  blocked.mockRestore()
})

it('the contact form shows each error under its field, and moves focus to a summary of the errors', async () => {
  const calls = backendAnswering(accepted)
  const { user } = visit('/contact')
  await user.type(await screen.findByLabelText('Name*'), 'X')
  await user.type(screen.getByLabelText('Phone'), '555')
  await send(user)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  expectErrors({
    'Name*': 'Name must be at least 2 characters',
    'Email*': 'Please enter a valid email address',
    Phone: 'Phone number must be at least 10 digits',
    'Message*': 'Message must be at least 10 characters',
  })
  expect(screen.getByLabelText('Company')).toBeValid()
  await user.click(screen.getByRole('button', { name: 'Message must be at least 10 characters' }))
  expect(screen.getByLabelText('Message*')).toHaveFocus()
  expect(calls).toHaveLength(0)
})

it('the contact form retries twice with the same submission id, then shows the reason and keeps the typed text for another attempt', async () => {
  const passRetryDelay = holdTimers(leadRetryDelayMs)
  const calls = backendAnswering(unavailable, unavailable, offline, offline, () => Response.json({}))
  const { user, router } = await sendFrom('/contact')
  for (const retry of ['1/2', '2/2']) {
    await waitFor(() => expect(screen.getByText(`Submission failed. Retrying... (${retry})`)).toBeVisible())
    await passRetryDelay()
  }
  const reason = /sending your message: Error sending email: .*network connection/
  // The reason is shown in the toast and in the message beside the button.
  await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2))
  expect(calls).toHaveLength(3)
  expect(screen.getByLabelText('Message*')).toHaveValue('Can you shoot 60 cars?')

  await send(user)
  await passRetryDelay()
  await confirmed({ router })
  expect(new Set(calls.map((call) => call.submissionId)).size).toBe(1)
})

it.each(['available', 'blocked'])(
  'with session storage %s, the contact form doesn’t retry after a 400, and reuses the submission id until the content changes',
  async (storage) => {
    const blocked = storage === 'blocked' ? blockStorage() : undefined
    const no = refused(400, 'Too many requests.')
    const calls = backendAnswering(no, no, accepted)
    const first = await sendFrom('/contact')
    const reason = 'Error sending email: Too many requests. Please try again later.'
    expect(await screen.findByText(`There was a problem sending your message: ${reason}`)).toBeVisible()
    expect(calls).toHaveLength(1)
    first.unmount()

    const { user, router } = visit('/contact')
    await waitFor(() => expect(screen.getByLabelText('Name*')).toHaveValue('Ada O’Neil'))
    await send(user)
    await waitFor(() => expect(calls).toHaveLength(2))
    await enter(user, screen.getByLabelText('Company'), 'Bay Motors')
    await send(user)
    await confirmed({ router })
    const ids = calls.map(({ submissionId }) => submissionId)
    expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 2])
    blocked?.mockRestore()
  },
)

it('the contact form reuses the submission id if the visitor returns to the form while the message is being sent', async () => {
  const { answer, release } = heldAnswer(accepted)
  const calls = backendAnswering(answer, accepted)
  const { user, router } = await sendFrom('/contact')
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(() => router.navigate('/terms'))
  await screen.findByRole('heading', { level: 1, name: /terms/i })
  await act(() => router.navigate('/contact'))
  await waitFor(() => expect(screen.getByLabelText('Name*')).toHaveValue('Ada O’Neil'))
  await act(async () => release())
  await screen.findByText(/^Message sent successfully!/)
  await send(user)
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.submissionId).toBe(calls[0]?.submissionId)
})

it('a demo link prefills the message, and adds the purpose to the heading, the email and the receipt', async () => {
  const calls = backendAnswering(() => Response.json({ success: true, id: '3f2b8c1e-77aa' }))
  const { user } = visit(contactPath('demo'))
  const { demo } = contactIntentCopy
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(demo.title)
  const message = await screen.findByLabelText('Message*')
  expect(message).toHaveValue(demo.message)

  await user.type(screen.getByLabelText('Name*'), 'Ada O’Neil')
  await user.type(screen.getByLabelText('Email*'), 'ada@example.com')
  await user.type(screen.getByLabelText('Vehicles a month'), '60')
  await user.click(screen.getByRole('button', { name: 'Tue' }))
  await user.click(screen.getByRole('button', { name: 'Morning' }))
  expect(screen.getByRole('button', { name: 'Tue', pressed: true })).toBeVisible()
  expect(message).toHaveValue(`${demo.message}\nGood times: Tue, Morning`)
  await send(user)

  const receipt = await screen.findByRole('region', { name: 'Your receipt' })
  expect(receipt).toHaveTextContent('AboutDemo')
  expect(receipt).toHaveTextContent('Vehicles a month60')
  expect(receipt).toHaveTextContent('Good times: Tue, Morning')
  expect(calls[0]).toMatchObject({
    subject: 'New Contact Form Submission',
    fields: { about: 'Demo', vehicles: '60' },
  })
  expect(calls[0]?.text).toMatch(/^Company: Not provided\n(.*\n)*About: Demo$/m)
})
