import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toastError, toastProgress, toastSuccess } from '@/components/toasts/toast'
import { ToastHost } from '@/components/toasts/toast-host'

it('shows one toast at a time: the latest', async () => {
  render(<ToastHost />)
  await toastError('Please upload your resume.', { id: 'application' })
  expect(await screen.findByText('Please upload your resume.')).toBeInTheDocument()
  await toastProgress('Retrying', { id: 'sending' })
  await toastSuccess('Sent', { id: 'sending' })

  expect(await screen.findByText('Sent')).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
})
