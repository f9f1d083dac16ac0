import { act, renderHook, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { plans } from '@/content/plans/plans'
import { usePlanRequest } from '@/features/leads/plan-request/use-plan-request'

function openRequest() {
  const wrapper = ({ children }: { children: React.ReactNode }) => <MemoryRouter>{children}</MemoryRouter>
  return renderHook(() => usePlanRequest({ plan: plans[2], isOpen: true }), { wrapper }).result
}

it('shows the first step again when the last check finds an error there', async () => {
  const request = openRequest()
  act(() => request.current.goTo(1))
  const send = vi.fn()
  await act(() => request.current.form.handleSubmit(send)())
  await waitFor(() => expect(request.current.step).toBe(0))
  expect(send).not.toHaveBeenCalled()
  expect(request.current.form.formState.errors.email?.message).toBe('Please enter a valid email address')
})

it('stays on the second step for an error of its own', async () => {
  const request = openRequest()
  act(() => {
    for (const [name, value] of [
      ['dealershipName', 'Bay Motors'],
      ['name', 'Ada Diaz'],
      ['phone', '(401) 555-0199'],
      ['email', 'ada@dealer.example'],
      ['inventorySize', 'many'],
    ] as const) {
      request.current.form.setValue(name, value)
    }
    request.current.goTo(1)
  })
  await act(() => request.current.form.handleSubmit(vi.fn())())
  expect(request.current.form.formState.errors.inventorySize?.message).toBe(
    'Inventory size must be a whole number',
  )
  expect(request.current.step).toBe(1)
})
