import { screen } from '@testing-library/react'
import { type InitialEntry, Outlet } from 'react-router-dom'
import { Toaster } from '@/components/toasts/toaster'
import * as planData from '@/content/pricing/plans'
import { usePlanInterest } from '@/features/leads/plan-request/plan-interest'
import { PlanCard } from '@/features/pricing/plans/plan-card'
import { offersFor } from '@/features/pricing/queries'
import { enter, type User, visit } from '../../render'

/** Renders only the plans and the dialog of /pricing, because queries by role are slow on long pages. */
function PlanPage() {
  const { choice, dialog } = usePlanInterest(offersFor('pricing', planData))
  return (
    <>
      {offersFor('pricing', planData).map((plan) => (
        <PlanCard key={plan.id} plan={plan} {...choice} />
      ))}
      {dialog}
    </>
  )
}

const layout = (
  <>
    <Outlet />
    <Toaster />
  </>
)

const routes = [
  {
    element: layout,
    children: [
      { path: '/pricing', element: <PlanPage /> },
      { path: '/success', element: null },
    ],
  },
]

export const openPlans = (entry: InitialEntry = '/pricing') => visit(entry, { routes })

export const field = (label: string) => screen.getByLabelText(label)
export const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

export async function choose(user: User, plan = 'Performance 60') {
  await user.click(await screen.findByRole('button', { name: `Choose ${plan}` }))
  return screen.findByRole('dialog', { name: `Request Information on ${plan}` })
}

export async function openDialog() {
  const page = openPlans()
  return { ...page, dialog: await choose(page.user) }
}

export async function fillDealership(user: User) {
  await enter(user, field('Dealership Name*'), 'Bay Motors')
  await enter(user, field('Primary Contact Name*'), 'Ada Diaz')
  await enter(user, field('Phone Number*'), '401.555.0199')
  await enter(user, field('Email Address*'), 'ada@dealer.example')
}

export async function goToPlanStep(user: User) {
  await fillDealership(user)
  await press(user, 'Next')
  await screen.findByText('Step 2 of 2')
}

export const submit = (user: User) => press(user, 'Submit Request')
