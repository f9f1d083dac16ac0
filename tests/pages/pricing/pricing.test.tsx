import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { recommendedPlans } from '@/content/pricing/plans'
import { pricingFaq } from '@/content/pricing/pricing-faq'
import { monthLine, startLine } from '@/features/pricing/plan-lines'
import { formatPrice } from '@/lib/money'
import { visit } from '../../render'

it('shows the full price of each recommended plan', async () => {
  visit('/pricing')
  for (const plan of recommendedPlans)
    expect(await screen.findByRole('article', { name: plan.name })).toHaveTextContent(
      `${formatPrice(plan.priceCents)} /per vehicle${monthLine(plan)}${startLine(plan)}`,
    )
})

it('answers all questions, shows one answer at a time, and links to the contact page', async () => {
  const { user } = visit('/pricing')
  const section = await screen.findByRole('region', { name: 'FAQ' })
  const questions = within(section).getAllByRole('button')
  expect(questions).toHaveLength(pricingFaq.length)
  const [first, second] = questions
  if (!first || !second) throw new Error('no questions')

  await user.click(first)
  expect(within(section).getByText(/15-minute turnaround/)).toBeVisible()
  await user.click(second)
  expect(first).toHaveAttribute('aria-expanded', 'false')
  expect(second).toHaveAttribute('aria-expanded', 'true')
  await user.click(second)
  expect(second).toHaveAttribute('aria-expanded', 'false')
  expect(within(section).getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact?for=plan')
})
