import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { popularPlanId, recommendedPlans } from '@/content/pricing/plans'
import { pricingFaq } from '@/content/pricing/pricing-faq'
import { monthLine, startLine } from '@/features/pricing/plan-costs'
import { formatPrice } from '@/lib/money'
import { visit } from '../../render'

const cardsOf = () => screen.findAllByRole('article')

it('shows three recommended plans, the popular one marked', async () => {
  visit('/pricing')
  const cards = await cardsOf()
  expect(cards).toHaveLength(recommendedPlans.length)
  for (const [index, plan] of recommendedPlans.entries()) {
    const card = cards[index] ?? expect.fail('fewer cards than plans')
    expect(within(card).getByRole('heading')).toHaveTextContent(plan.name)
    expect(within(card).queryByText('Most Popular') !== null).toBe(plan.id === popularPlanId.pricing)
    expect(card).toHaveTextContent(
      `${formatPrice(plan.priceCents)} /per vehicle${monthLine(plan)}${startLine(plan)}`,
    )
    expect(within(card).getByRole('button', { name: `Choose ${plan.name}` })).toBeVisible()
  }
  expect(screen.getByRole('link', { name: 'View All Plans' })).toHaveAttribute('href', '/all-plans')
})

it('View Plans scrolls to the plans', async () => {
  const { user } = visit('/pricing')
  const [card] = await cardsOf()
  const button = screen.getByRole('button', { name: 'View Plans' })
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(button)
  expect(scroll).toHaveBeenLastCalledWith({ behavior: 'smooth' })
  expect(scroll.mock.contexts.at(-1)).toContainElement(card ?? null)
})

it('answers all questions, one open at a time, and links to contact', async () => {
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
