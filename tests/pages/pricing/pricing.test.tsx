import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { comparison } from '@/content/plans/plan-comparison'
import { plans, popularPlanId, recommendedPlans } from '@/content/plans/plans'
import { sameCarCopy, sameCarPath } from '@/content/plans/same-car'
import { setup } from '@/content/pricing/required-add-ons'
import { speedCopy } from '@/content/pricing/speed'
import { monthLine, startLine } from '@/features/pricing/quote/price-lines'
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

it('lists the add-ons with badges, footnote and the notes that say something new', async () => {
  visit('/pricing')
  await cardsOf()
  const section = screen.getByRole('region', { name: 'Setup, hosting and add-ons' })
  const rows = await within(section).findAllByRole('listitem')
  expect(rows).toHaveLength(9)
  const [required, optional] = within(section).getAllByRole('list')
  expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(within(section).getByRole('heading', { name: 'Required to start' })).toBeVisible()
  expect(required?.childElementCount).toBe(2)
  expect(within(section).getByRole('heading', { name: 'Optional' })).toBeVisible()
  expect(optional?.childElementCount).toBe(7)
  expect(rows[0]).toHaveTextContent('Initial Setup ImplementationRequired')
  expect(rows[0]).toHaveTextContent(`${formatPrice(setup.priceCents)}one-time`)
  expect(rows[1]).toHaveTextContent('Monthly Photo/Video HostingRequired*')
  expect(rows[2]).toHaveTextContent('per vehicle')
  expect(within(section).getAllByText(/^Required\*?$/)).toHaveLength(2)
  expect(within(section).getByText('* Required for all plans except Self-Serve Plus.')).toBeVisible()
  for (const hidden of ['$295 setup', '$18/vehicle', '$189.99/month']) {
    expect(within(section).queryByText(hidden)).not.toBeInTheDocument()
  }
  expect(within(section).getByText('Charged once, before your first session.')).toBeVisible()
})

it('compares the plans in a table, and in cards', async () => {
  visit('/pricing')
  const table = await within(
    await screen.findByRole('region', { name: 'All plans, side by side' }),
  ).findByRole('table')
  expect(within(table).getAllByRole('columnheader')).toHaveLength(comparison.plans.length + 1)
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Vehicles included',
    'Exterior 360° photography',
    'Background editing',
    'Clickable hot spots',
    'Integration level',
    'Delivery',
    'Priority processing',
    expect.stringMatching(/^Priority supportFront of the line/),
    'Custom integration',
  ])
  const integration = comparison.rows.find(({ label }) => label === 'Custom integration')
  const cells = within(within(table).getByRole('row', { name: /^Custom integration/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(
    integration?.coverage.map((isIncluded) => (isIncluded ? 'Included' : 'Not included')),
  )
  expect(document.querySelectorAll('details')).toHaveLength(comparison.plans.length)
})

it('says how fast each plan is, what is guaranteed and what 15 minutes means', async () => {
  visit('/pricing')
  const section = within(await screen.findByRole('region', { name: speedCopy.heading }))
  expect(section.getAllByRole('row')).toHaveLength(speedCopy.rows.length)
  expect(section.getByRole('row', { name: /^Every plan/ })).toHaveTextContent(/Guaranteed.*next feed update/)
  const named = section
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  for (const { name, period } of plans) {
    if (period === 'monthly')
      expect(
        named.filter((cell) => cell?.includes(name)),
        name,
      ).toHaveLength(1)
  }
  expect(section.getByRole('link', { name: 'guarantee terms' })).toHaveAttribute(
    'href',
    '/turnaround-guarantee',
  )
})

it('names four guarantees, each with its terms', async () => {
  visit('/pricing')
  const section = await screen.findByRole('region', { name: 'What we put in writing' })
  expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(4)
  expect(
    within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/turnaround-guarantee', '/terms#engagement', '/terms#month-to-month', '/terms#reshoot'])
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
