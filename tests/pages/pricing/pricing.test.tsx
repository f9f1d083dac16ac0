import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { recommendedPlans } from '@/content/pricing/plans'
import { monthLine, startLine } from '@/features/pricing/plan-lines'
import { formatPrice } from '@/lib/money'
import { visit } from '../../render'

it('/pricing shows the full price of each recommended plan, and one FAQ answer at a time, which can be collapsed', async () => {
  const { user } = visit('/pricing')
  for (const plan of recommendedPlans)
    expect(await screen.findByRole('article', { name: plan.name })).toHaveTextContent(
      `${formatPrice(plan.priceCents)} /per vehicle${monthLine(plan)}${startLine(plan)}`,
    )

  const section = within(await screen.findByRole('region', { name: 'FAQ' }))
  const [first, second] = section.getAllByRole('button') as [HTMLElement, HTMLElement]
  await user.click(first)
  expect(section.getByText(/15-minute turnaround/)).toBeVisible()
  await user.click(second)
  expect(first).toHaveAttribute('aria-expanded', 'false')
  expect(second).toHaveAttribute('aria-expanded', 'true')
  await user.click(second)
  expect(second).toHaveAttribute('aria-expanded', 'false')
})
