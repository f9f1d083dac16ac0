import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { popularPlanId, recommendedPlans } from '@/content/pricing/plans'
import { sameCarCopy, sameCarPath } from '@/content/pricing/same-car'
import { monthLine, startLine } from '@/features/pricing/plan-costs'
import { formatPrice } from '@/lib/money'
import { scrollTo, visit } from '../../render'

beforeEach(() => scrollTo(0))

const cardsOf = () => screen.findAllByRole('article')

it('shows three recommended plans, the popular one marked', async () => {
  visit('/pricing')
  const cards = await cardsOf()
  expect(cards).toHaveLength(recommendedPlans.length)
  for (const [index, plan] of recommendedPlans.entries()) {
    const card = cards[index] ?? expect.fail('fewer cards than plans')
    expect(within(card).getByRole('heading')).toHaveTextContent(plan.name)
    expect(within(card).queryByText('Most Popular') !== null).toBe(plan.id === popularPlanId.pricing)
    expect(card).toHaveTextContent(`${formatPrice(plan.priceCents)}/per vehicle`)
    expect(card).toHaveTextContent(`${monthLine(plan)}${startLine(plan)}`)
    expect(within(card).getByRole('button', { name: `Choose ${plan.name}` })).toBeVisible()
  }
  const name = within(cards[0] ?? expect.fail('no card')).getByRole('link', {
    name: 'Enhanced photo package',
  })
  expect(name).toHaveAttribute('href', sameCarPath)
  const ways = within(screen.getByRole('region', { name: sameCarCopy.heading }))
  expect(ways.getAllByRole('img')).toHaveLength(4)
  expect(ways.getByText(/^The standard set/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'View All Plans' })).toHaveAttribute('href', '/all-plans')
})

it('has a View Plans button in each head until the visitor has scrolled more than 800 px', async () => {
  const { user } = visit('/pricing')
  await cardsOf()
  const buttons = screen.getAllByRole('button', { name: 'View Plans' })
  expect(buttons).toHaveLength(2)
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  for (const button of buttons) {
    await user.click(button)
    expect(scroll).toHaveBeenLastCalledWith({ behavior: 'smooth' })
    expect(scroll.mock.contexts.at(-1)).toContainElement((await cardsOf())[0] ?? null)

    await scrollTo(800)
    expect(button).not.toHaveClass('invisible')
    await scrollTo(801)
    await waitFor(() => expect(button).toHaveClass('invisible'))
    await scrollTo(800)
    await waitFor(() => expect(button).not.toHaveClass('invisible'))
  }
})

it('answers ten questions, one open at a time, and links to contact', async () => {
  const { user } = visit('/pricing')
  const section = await screen.findByRole('region', { name: 'What dealers ask' })
  const questions = within(section).getAllByRole('button')
  expect(questions).toHaveLength(10)
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
