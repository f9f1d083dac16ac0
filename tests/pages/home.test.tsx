import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { featureSection, guaranteeSection, hero, priceSection, testimonialSection } from '@/content/home/home'
import { testimonials } from '@/content/home/testimonials'
import { popularPlanId, recommendedPlans } from '@/content/plans/plans'
import { hosting, setup } from '@/content/pricing/required-add-ons'
import { formatPrice } from '@/lib/money'
import { paths } from '@/lib/paths'
import { visit } from '../render'

const section = (name: RegExp | string) => screen.findByRole('region', { name })

it('starts with the promise, two links, and the guarantee badge', async () => {
  visit('/')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(hero.title)
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link', { name: 'Schedule a Demo' })[0]).toHaveAttribute(
    'href',
    '/contact?for=demo',
  )
  expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', paths.why)
  expect(main.getAllByRole('link', { name: 'Next Feed Guarantee' })[0]).toHaveAttribute(
    'href',
    '/turnaround-guarantee',
  )
})

it('shows 17 dealer brands, each by its name', async () => {
  visit('/')
  const logos = within(await section('Trusted by Leading Dealerships')).getAllByRole('img')
  expect(logos).toHaveLength(17)
  expect(new Set(logos.map((logo) => logo.getAttribute('alt'))).size).toBe(17)
})

it('lists six features and three guarantees, and prints the offer', async () => {
  visit('/')
  expect(within(await section(featureSection.heading)).getAllByRole('listitem')).toHaveLength(6)
  const guarantees = await section(guaranteeSection.heading)
  expect(within(guarantees).getAllByRole('listitem')).toHaveLength(3)
  const coupon = within(guarantees).getByRole('complementary', { name: 'Limited Time Offer' })
  expect(coupon).toHaveTextContent('Limited Time Offer')
  expect(coupon).toHaveTextContent('5 free 360° spins')
})

it('prices the three recommended plans in a table', async () => {
  visit('/')
  const prices = await section(priceSection.heading)
  const [head, ...rows] = within(prices).getAllByRole('row')
  expect(head).toHaveTextContent('A month')
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
  expect(prices).toHaveTextContent(`Plus ${perMonth} a month for hosting, and ${once} once to start.`)
})

it('pages through the testimonials, wrapping at both ends', async () => {
  const { user } = visit('/')
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
