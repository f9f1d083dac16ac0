import { screen } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { Toaster } from '@/components/toasts/toaster'
import * as planData from '@/content/pricing/plans'
import { usePlanInterest } from '@/features/leads/plan-request/plan-interest'
import { PlanCard } from '@/features/pricing/plans/plan-card'
import { offersFor } from '@/features/pricing/queries'
import { draftKey } from '@/lib/session'
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

function Layout() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}

const routes = [
  {
    element: <Layout />,
    children: [
      { path: '/pricing', element: <PlanPage /> },
      { path: '/success', element: null },
    ],
  },
]

export const field = (label: string) => screen.getByLabelText(label)
export const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

export async function choose(user: User, plan = 'Performance 60') {
  await user.click(await screen.findByRole('button', { name: `Choose ${plan}` }))
  return screen.findByRole('dialog', { name: `Request Information on ${plan}` })
}

export async function openDialog(plan?: string) {
  const page = visit('/pricing', { routes })
  return { ...page, dialog: await choose(page.user, plan) }
}

/** Opens /pricing with this state in the history entry, as a reload would. */
export function openEntry(state: unknown) {
  return visit({ pathname: '/pricing', state }, { routes })
}

/** Simulates a reload on the second step after the draft was lost. */
export async function reloadWithoutDraft({ router, unmount }: ReturnType<typeof visit>) {
  unmount()
  sessionStorage.removeItem(draftKey('plan-request'))
  const page = visit(router.state.location, { routes })
  await screen.findByText('Step 2 of 2')
  return page
}

export async function fillDealership(user: User) {
  for (const [label, text] of [
    ['Dealership Name*', 'Bay Motors'],
    ['Primary Contact Name*', 'Ada Diaz'],
    ['Phone Number*', '401.555.0199'],
    ['Email Address*', 'ada@dealer.example'],
  ] as const) {
    await enter(user, field(label), text)
  }
}

export async function goToPlanStep(user: User) {
  await fillDealership(user)
  await press(user, 'Next')
  await screen.findByText('Step 2 of 2')
}

export const submit = (user: User) => press(user, 'Submit Request')
