import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { saveReceipt } from '@/features/leads/receipt'
import { paths } from '@/lib/paths'
import { visit } from '../render'

const reference = '3f2b8c1e-77aa-4c1d-9d1f-0a6b1c2d3e4f'
const lines: [string, string][] = [['Message', 'Can you shoot 60 cars?']]
const send = (sentAt = '2026-11-21T18:10:00Z') => saveReceipt({ reference, title: 'Message', sentAt, lines })

it('if nothing was sent, /success thanks the visitor without confirming a submission, and has noindex', async () => {
  visit('/success')
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  expect(screen.getByText(/^We answer by phone or email/)).toBeVisible()
  expect(document.body).not.toHaveTextContent('successfully')
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

it('/success shows the receipt with a short reference and our reply time, lets the visitor print it, and collapses the statistics', async () => {
  send()
  const { user } = visit('/success')
  const slip = await screen.findByRole('region', { name: 'Your receipt' })
  expect(within(slip).getByText('3F2B8C1E')).toBeVisible()
  expect(document.body).not.toHaveTextContent(reference)
  expect(slip).toHaveTextContent('Message, Saturday, November 21, 2026, 1:10 PM EST')
  expect(slip).toHaveTextContent('Can you shoot 60 cars?')
  expect(slip).toHaveTextContent('We’ll read it byMonday, November 23, 2026, 10:00 AM EST')
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await user.click(await screen.findByRole('button', { name: 'Print the receipt' }))
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByText('+50%')).not.toBeVisible()
  await user.click(screen.getByRole('heading', { name: /^While you wait/ }))
  expect(screen.getByText('+50%')).toBeVisible()
})

it('/success promises that a message sent on a holiday will be read by the next opening time', async () => {
  send('2026-11-26T15:00:00Z')
  visit('/success')
  const slip = await screen.findByRole('region', { name: 'Your receipt' })
  const opening = 'Friday, November 27, 2026, 10:00 AM EST'
  expect(slip).toHaveTextContent(`We’ll read it by${opening}Today is a federal holiday.`)
})

it('/success still shows the receipt when the visitor goes back to the page, but not on a new visit', async () => {
  send()
  const { router } = visit('/contact')
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate(paths.success))
  await screen.findByRole('region', { name: 'Your receipt' })
  await act(() => router.navigate(paths.contact))
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('region', { name: 'Your receipt' })).toBeVisible()
  await act(() => router.navigate(paths.contact))
  await act(() => router.navigate(paths.success))
  await waitFor(() => expect(router.state.location.pathname).toBe('/success'))
  expect(screen.queryByRole('region', { name: 'Your receipt' })).not.toBeInTheDocument()
})
