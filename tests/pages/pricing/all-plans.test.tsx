import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Plan, type PlanId, plans } from '@/content/pricing/plans'
import { cheapestPlan, monthlyCost } from '@/features/pricing/plan-costs'
import { addOnsQuery, plansQuery } from '@/features/pricing/queries'
import { formatPrice } from '@/lib/money'
import { queryClient } from '@/lib/query-client'
import { choose, fillDealership } from '../../features/leads/plan-request-steps'
import { visit } from '../../render'

const planOf = (wanted: PlanId): Plan => plans.find(({ id }) => id === wanted) ?? expect.fail(wanted)

const monthOf = (plan: Plan, vehicles: number) =>
  `${formatPrice(monthlyCost(plan, vehicles)?.totalCents ?? 0)} a month`

function leastLine(vehicles: number) {
  const plan = cheapestPlan(plans, vehicles) ?? expect.fail('no plan')
  return `${plan.name} costs the least for ${vehicles} vehicles: ${monthOf(plan, vehicles)}`
}

it('/all-plans shows every plan’s cost for the visitor’s vehicle count, and marks the cheapest plan', async () => {
  const { user } = visit('/all-plans')
  const section = within(await screen.findByRole('region', { name: 'Core Plans' }))
  await section.findAllByRole('article')
  expect(screen.getByRole('status')).toHaveTextContent(leastLine(60))

  const count = screen.getByRole('textbox', { name: 'Number of vehicles a month' })
  await user.clear(count)
  await user.type(count, '150')
  expect(screen.getByRole('status')).toHaveTextContent(leastLine(150))
  expect(screen.getByRole('slider', { name: 'How many vehicles a month?' })).toHaveValue('150')
  const least = cheapestPlan(plans, 150) ?? expect.fail('no plan')
  const advanced = planOf('advanced-40')
  for (const [name, text] of [
    [least.name, `Lowest${monthOf(least, 150)}, hosting included`],
    [advanced.name, `${monthOf(advanced, 150)}, hosting included`],
    ['Self-Serve Plus', 'Up to 20 vehicles'],
  ] as const)
    expect(section.getByRole('article', { name })).toHaveTextContent(`For 150 vehicles${text}`)
  expect(section.getAllByText('Lowest')).toHaveLength(1)

  const index = screen.getByRole('navigation', { name: 'Plans for your count' })
  expect(
    within(index)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(section.getAllByRole('article').map(({ id }) => `#${id}`))
  const cost = (plan: Plan) => formatPrice(monthlyCost(plan, 150)?.totalCents ?? 0)
  for (const text of [`Advanced 40${cost(advanced)}`, `Lowest: ${cost(least)}`, 'Up to 20'])
    expect(index).toHaveTextContent(text)

  await user.clear(count)
  await user.tab()
  expect(count).toHaveValue('150')
  fireEvent.change(screen.getByRole('slider'), { target: { value: '12' } })
  expect(count).toHaveValue('12')
  expect(screen.getByRole('status')).toHaveTextContent(leastLine(12))
})

it('the vehicle count entered on /pricing is used on /all-plans and in the plan request', async () => {
  const { user } = visit('/pricing')
  const link = await screen.findByRole('link', { name: 'View All Plans' })
  fireEvent.change(screen.getByRole('slider'), { target: { value: '120' } })
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose Your Perfect Plan' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Number of vehicles a month' })).toHaveValue('120')
  expect(screen.getByRole('status')).toHaveTextContent(leastLine(120))
  await choose(user, 'Signature 80')
  await fillDealership(user)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByLabelText(/^Monthly Movement/)).toHaveValue('120')
})

it.each(['10001', '2.5'])('/all-plans ignores ?vehicles=%s', async (vehicles) => {
  visit(`/all-plans?vehicles=${vehicles}`)
  expect(await screen.findByRole('textbox', { name: 'Number of vehicles a month' })).toHaveValue('60')
})

it('/all-plans logs the error and shows a notice when the plans and add-ons can’t be loaded', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('no plans today')
  const options = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { retryOnMount: false, retry: false } })
  onTestFinished(() => queryClient.setDefaultOptions(options))
  await queryClient.prefetchQuery({ ...plansQuery('allPlans'), queryFn: () => Promise.reject(failure) })
  queryClient.setQueryData(addOnsQuery.queryKey, [])
  vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue()
  visit('/all-plans')
  expect(await screen.findByText(/^Our plans didn’t load/)).toBeVisible()
  expect(screen.getByText(/^The add-ons didn’t load/)).toBeVisible()
  expect(log).toHaveBeenCalledWith(expect.any(String), failure)
})
