import { brand } from '@shared/brand'
import type { CareerCall } from '@shared/contracts/application'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { draftKey } from '@/lib/session'
import { enter, type User, visit } from '../../render'
import { skipTimers } from '../../waits'
import { expectErrors } from './expect-errors'
import { backendAnswering, refused } from './fake-backend'

const accepted = () => Response.json({ success: true, id: '1', confirmation: 'sent' })

const letter = 'I have photographed cars for six years, in every weather this coast has to offer.'
const pdf = (size = 500) =>
  new File(['%PDF-1.7', new Uint8Array(size - 13), '%%EOF'], 'resume.pdf', { type: 'application/pdf' })

const picker = () => screen.getByLabelText<HTMLInputElement>('Resume Upload*')
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Submit Application' }))

async function fillIn(user: User) {
  await enter(user, await screen.findByLabelText('Full Name*'), 'Ada O’Neil')
  await enter(user, screen.getByLabelText('Email Address*'), 'ada@applicant.example')
  await enter(user, screen.getByLabelText('Phone Number*'), '14015550142')
  await enter(user, screen.getByLabelText('Current Location (City, State)*'), 'Providence, RI')
  await user.selectOptions(screen.getByLabelText('Role Applying For*'), 'other')
  await enter(user, screen.getByLabelText('Cover Letter*'), letter)
}

async function choose(user: User, file: File) {
  await user.upload(picker(), file)
  await screen.findByText(/^Selected: /)
}

async function filledIn(file = pdf()) {
  const page = visit('/careers')
  await fillIn(page.user)
  await choose(page.user, file)
  return page
}

// TanStack Query waits this long before it retries.
beforeEach(() => skipTimers(1000))

it('the application form sends a resume that is still being checked when Submit is pressed', async () => {
  const calls = backendAnswering<CareerCall>(accepted)
  const { user } = visit('/careers')
  await fillIn(user)
  const file = pdf()
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => {}) })
  await user.upload(picker(), file)
  await send(user)
  await screen.findByRole('dialog', { name: 'Application Submitted Successfully!' })
  expect(calls[0]?.applicationData.resumeFile?.name).toBe('resume.pdf')
})

it('the application form sends the application, confirms it in a dialog, and is then cleared', async () => {
  const calls = backendAnswering<CareerCall>(accepted)
  const { user } = await filledIn(pdf(2_202_010))
  expect(screen.getByText('Selected: resume.pdf (2.10 MB)')).toBeVisible()
  await send(user)

  const dialog = await screen.findByRole('dialog', { name: 'Application Submitted Successfully!' })
  expect(dialog).toHaveTextContent(new RegExp(`${new Date().getFullYear()}, .*E[SD]T`))
  expect(within(dialog).getByText('What happens next')).toBeVisible()
  expect(dialog).toHaveTextContent('24-48 hours')
  expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus()
  expect(within(dialog).getByRole('link', { name: brand.careersEmail })).toBeVisible()

  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    type: 'career_application',
    submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    applicationData: {
      name: 'Ada O’Neil',
      email: 'ada@applicant.example',
      phone: '(401) 555-0142',
      location: 'Providence, RI',
      roleApplyingFor: 'other',
      coverLetter: letter,
      website: '',
      resumeFile: { name: 'resume.pdf', type: 'application/pdf' },
    },
  })
  expect(calls[0]?.applicationData.resumeFile?.data).toMatch(/^data:application\/pdf;base64,JVBERi0xLjcAAAA/)

  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }))
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Full Name*')).toHaveValue('')
  expect(screen.getByLabelText('Role Applying For*')).toHaveValue('')
  expect(screen.queryByText(/^Selected: /)).toBeNull()
  expect(picker().files).toHaveLength(0)
  expect(document.getElementById('application-form')).toHaveFocus()
  expect(sessionStorage.getItem(draftKey('application'))).toBeNull()
})

it.each([
  [{ confirmation: 'earlier' }, true, 'It’s for the application you sent within the last hour.'],
  [{ confirmation: 'none' }, false, 'We have your application, but we couldn’t send the confirmation email.'],
  [{ confirmation: 'sent', resume: 'not_kept' }, true, /We couldn’t take your resume.*email it to careers@/],
])('the dialog explains the response %j to the applicant', async (answer, isConfirmed, note) => {
  backendAnswering(() => Response.json({ success: true, id: '1', ...answer }))
  const { user } = await filledIn()
  await send(user)
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByText('Confirmation email sent') !== null).toBe(isConfirmed)
  expect(dialog).toHaveTextContent(note)
})

it('the application form shows each error under its field, and asks for the resume in a toast', async () => {
  const calls = backendAnswering<CareerCall>(accepted)
  const { user } = visit('/careers')
  await enter(user, await screen.findByLabelText('LinkedIn Profile'), 'nothing')
  await send(user)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  expectErrors({
    'Full Name*': 'Name must be at least 2 characters',
    'Email Address*': 'Please enter a valid email address',
    'Phone Number*': 'Phone number must be at least 10 digits',
    'Current Location (City, State)*': 'Location must be at least 2 characters',
    'Role Applying For*': "Please select a role you're applying for",
    'LinkedIn Profile': 'Please enter a valid LinkedIn URL',
    'Resume Upload*': 'Please upload your resume.',
    'Cover Letter*': 'Cover letter must be at least 50 characters',
  })
  await waitFor(() =>
    expect(screen.getByText('Please upload your resume.', { selector: '[data-title]' })).toBeVisible(),
  )
  await user.click(screen.getByRole('button', { name: 'Please upload your resume.' }))
  expect(picker()).toHaveFocus()
  expect(calls).toHaveLength(0)
})

it('the application form sends nothing if the decoy field is filled in, and clears that field for the next attempt', async () => {
  const calls = backendAnswering<CareerCall>(accepted)
  const { user } = await filledIn()
  const decoy = document.querySelector<HTMLInputElement>('input[name="website"]')
  fireEvent.change(decoy as HTMLInputElement, { target: { value: 'https://spam.example' } })
  await send(user)
  await waitFor(() => expect(screen.getByText('Spam detected. Please try again.')).toBeVisible())
  expect(calls).toHaveLength(0)
  await send(user)
  await waitFor(() => expect(calls).toHaveLength(1))
})

it('the application form retries once with the same id after a 5xx response, and keeps the input if the retry fails too, and its text after a reload', async () => {
  const calls = backendAnswering<CareerCall>(refused(503, 'We could not accept your message.'))
  const { user, unmount } = await filledIn()
  await send(user)
  await waitFor(() => expect(calls).toHaveLength(2))
  const failure = 'Failed to submit application. Please try again.'
  await waitFor(() => expect(screen.getByText(failure)).toBeVisible())
  expect(screen.getByLabelText('Cover Letter*')).toHaveValue(letter)
  expect(screen.getByText(/^Selected: resume.pdf/)).toBeVisible()
  await send(user)
  await waitFor(() => expect(calls).toHaveLength(4))
  expect(new Set(calls.map(({ submissionId }) => submissionId)).size).toBe(1)

  expect(sessionStorage.getItem(draftKey('application'))).not.toMatch(/resume|website/)
  unmount()
  visit('/careers')
  expect(await screen.findByLabelText('Cover Letter*')).toHaveValue(letter)
  expect(screen.getByLabelText('Role Applying For*')).toHaveValue('other')
  expect(screen.queryByText(/^Selected: /)).toBeNull()
})

it('the application form shows its own message for each rejection, and doesn’t retry', async () => {
  const refusals = [
    [400, 'This field should be empty', 'Failed to submit application. Please try again.'],
    [413, 'File size', 'Resume file is too large. Please use a file smaller than 5MB.'],
    [400, 'A network problem', 'Network error. Please check your connection and try again.'],
    [429, 'Too many requests.', 'Too many requests. Please wait a few minutes and try again.'],
    [200, 'Not today', 'Failed to submit application. Please try again.'],
    [400, 'File type not accepted.', 'Invalid file format. Please upload a PDF, DOC, or DOCX file.'],
  ] as const
  const calls = backendAnswering<CareerCall>(...refusals.map(([status, message]) => refused(status, message)))
  const { user } = await filledIn()
  for (const [index, [, , text]] of refusals.entries()) {
    await send(user)
    // Wait for the call first, because an earlier toast may have the same text.
    await waitFor(() => expect(calls).toHaveLength(index + 1))
    await waitFor(() => expect(screen.getByText(text)).toBeVisible())
  }
  expect(calls).toHaveLength(refusals.length)
})

const wrongType = 'Please upload only PDF, DOC, or DOCX files'
const richText = new File(['{\\rtf1\\ansi Ada Diaz}'], 'me.doc', { type: 'application/msword' })

it('the application form explains why it rejects a file, clears the file field, and repeats the explanation on submit', async () => {
  const { user } = await filledIn()
  fireEvent.change(picker(), { target: { files: [richText] } })
  const message = `${wrongType}. This one is really an RTF file. Save it as PDF and try again.`
  await waitFor(() => expect(picker()).toHaveAccessibleDescription(expect.stringContaining(message)))
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.queryByText(/^Selected: /)).toBeNull()
  await send(user)
  await waitFor(() => expect(screen.getByRole('button', { name: message })).toBeVisible())
  const toast = await screen.findByText('Please upload your resume.', { selector: '[data-title]' })
  await waitFor(() => expect(toast).toBeVisible())
  await choose(user, pdf())
  expect(picker()).toHaveAccessibleDescription('PDF, DOC or DOCX, at most 5 MB.')
})

it('the application form shows why the server rejected the file, and clears the file field', async () => {
  const locked = `${wrongType}. This one is password-protected. Save it as PDF and try again.`
  const calls = backendAnswering<CareerCall>(refused(400, `File type not accepted. ${locked}`))
  const { user } = await filledIn()
  await send(user)
  const toast = 'Invalid file format. Please upload a PDF, DOC, or DOCX file.'
  await waitFor(() => expect(screen.getByText(toast, { selector: '[data-title]' })).toBeVisible())
  for (let press = 0; press < 2; press += 1) {
    await waitFor(() => expect(picker()).toHaveAccessibleDescription(expect.stringContaining(locked)))
    expect(screen.queryByText(/^Selected: /)).toBeNull()
    await send(user)
  }
  expect(calls).toHaveLength(1)
  expect(screen.getByLabelText('Cover Letter*')).toHaveValue(letter)
})

it('the application form accepts a dropped file and a 5 MB file, and lets the applicant remove the file', async () => {
  const { user } = visit('/careers')
  const field = await screen.findByLabelText('Resume Upload*')
  const drop = createEvent.drop(field)
  Object.defineProperty(drop, 'dataTransfer', { value: { files: [pdf()] } })
  fireEvent(field, drop)
  await waitFor(() => expect(screen.getByText('Selected: resume.pdf (0.00 MB)')).toBeVisible())
  expect(drop.defaultPrevented).toBe(true)
  await user.upload(picker(), pdf(5 * 1024 * 1024))
  expect(await screen.findByText('Selected: resume.pdf (5.00 MB)')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText(/^Selected: /)).toBeNull())
  expect(picker()).toHaveFocus()
})
