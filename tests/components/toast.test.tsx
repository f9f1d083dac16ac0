import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/toasts/toaster'
import { Dialog } from '@/components/ui/dialog'

// Without this, Sonner would show an earlier test's toasts in the next Toaster.
afterEach(() => void toast.dismiss())

const visible = () => document.querySelectorAll('[data-sonner-toast][data-visible=true]')

it('a toast raised before the toaster’s code loads is shown, and is replaced by the latest toast', async () => {
  toast.error('Please upload your resume.')
  render(<Toaster />)
  expect(await screen.findByText('Please upload your resume.')).toBeInTheDocument()
  toast.loading('Retrying', { id: 'sending' })
  toast.success('Sent', { id: 'sending' })
  expect(await screen.findByText('Sent')).toBeInTheDocument()
  await waitFor(() => expect(visible()).toHaveLength(1))
  expect(visible()[0]).toHaveTextContent('Sent')
  expect(screen.queryByText('Retrying')).not.toBeInTheDocument()
})

it('closing a toast doesn’t close an open dialog', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const onOpenChange = vi.fn()
  render(
    <>
      <Toaster />
      <Dialog isOpen onOpenChange={onOpenChange} title="Request">
        Plan
      </Dialog>
    </>,
  )
  toast.error('Submission failed', { id: 'sending' })
  await waitFor(() => expect(visible()[0]).toHaveTextContent('Submission failed'))
  await user.click(screen.getByRole('button', { name: 'Close toast' }))
  await waitFor(() => expect(screen.queryByText('Submission failed')).not.toBeInTheDocument())
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: 'Request' })).toBeVisible()
})
