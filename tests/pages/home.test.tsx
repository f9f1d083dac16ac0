import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { priceSection, testimonialSection } from '@/content/home/home'
import { testimonials } from '@/content/home/testimonials'
import { popularPlanId, recommendedPlans } from '@/content/pricing/plans'
import { hosting, setup } from '@/content/pricing/required-add-ons'
import { formatPrice } from '@/lib/money'
import { visit } from '../render'

const section = (name: RegExp | string) => screen.findByRole('region', { name })

it('the home page lists the three recommended plans with their prices in a table, and testimonials that can be paged through and wrap at both ends', async () => {
  const { user } = visit('/')
  const prices = await section(priceSection.heading)
  const [head, ...rows] = within(prices).getAllByRole('row')
  expect(head).toHaveTextContent('Per month')
  expect(rows).toHaveLength(recommendedPlans.length)
  for (const [index, { id, name, priceCents, includedVehicles = 0 }] of recommendedPlans.entries()) {
    const row = rows[index] ?? expect.fail('fewer rows than plans')
    const price = formatPrice(priceCents)
    expect(row).toHaveTextContent(id === popularPlanId.pricing ? `${name}Most Popular` : name)
    expect(row).toHaveTextContent(
      `${includedVehicles}${price}${formatPrice(priceCents * includedVehicles)}${price} per vehicle`,
    )
  }
  const [perMonth, once] = [hosting, setup].map(({ priceCents }) => formatPrice(priceCents))
  expect(prices).toHaveTextContent(`Plus ${perMonth} a month for hosting and ${once} once to start.`)

  const slider = within(await section(testimonialSection.label))
  const speaker = () => slider.getByRole('figure').textContent
  const first = speaker()
  await user.click(slider.getByRole('button', { name: 'Previous testimonial' }))
  const last = speaker()
  expect(last).not.toBe(first)
  await user.click(slider.getByRole('button', { name: 'Next testimonial' }))
  expect(speaker()).toBe(first)
  const dots = slider.getAllByRole('button', { name: /^Show testimonial/ })
  expect(dots).toHaveLength(testimonials.length)
  await user.click(dots.at(-1) as HTMLElement)
  expect(speaker()).toBe(last)
  expect(dots.at(-1)).toHaveAttribute('aria-current', 'true')
})
