import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { brandingDemo, brandingService } from '@/content/services/branding'
import { readiness } from '@/content/services/onsite'
import { servicesCopy } from '@/content/services/overview/services-page'
import { services } from '@/content/services/services'
import { visit } from '../../render'

it.each(services)('the service page $to has steps, pictures and the shared links', async ({ to, title }) => {
  visit(to)
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('heading', { level: 1, name: title })).toBeVisible()
  const next = services[(services.findIndex((service) => service.to === to) + 1) % services.length]
  for (const [name, href] of [
    ['Schedule a Demo', '/contact?for=demo'],
    ['View Pricing', '/pricing'],
    ['Get Started Today', to.includes('360') ? '/contact?for=spins' : '/contact?for=demo'],
    ['Services', '/services'],
    [`Next: ${next?.title}`, next?.to],
  ] as const)
    expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  const steps = within(main.getByRole('region', { name: 'How it works' }))
  expect(steps.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
  expect(main.getAllByRole('img').length).toBeGreaterThan(0)
})

it('the branding page’s controls change the overlay’s color and contact information', async () => {
  const { user } = visit('/services/custom-branding')
  const options = within(await screen.findByRole('region', { name: brandingService.features.heading }))
  for (const name of ['Logo placement', 'Color schemes', 'Contact information'])
    expect(options.getByRole('heading', { level: 3, name })).toBeVisible()
  const demo = within(screen.getByRole('region', { name: brandingDemo.heading }))
  const strips = demo
    .getAllByText('(555) 555-0100')
    .map((phone) => phone.parentElement?.closest<HTMLElement>('[style]'))
  expect(strips).toHaveLength(3)
  for (const strip of strips) expect(strip).toHaveTextContent('yourdealership.example')
  fireEvent.change(demo.getByLabelText('Color schemes'), { target: { value: '#ffd200' } })
  for (const strip of strips) expect(strip).toHaveStyle({ background: '#ffd200', color: '#000000' })
  await user.click(demo.getByRole('radio', { name: 'Orange' }))
  expect(demo.getByLabelText('Color schemes')).toHaveValue('#ff6a1a')
  for (const strip of strips) expect(strip).toHaveStyle({ background: '#ff6a1a' })
  await user.click(demo.getByRole('radio', { name: 'Website' }))
  expect(demo.queryByText('(555) 555-0100')).not.toBeInTheDocument()
  expect(demo.getAllByText('yourdealership.example')).toHaveLength(3)
  await user.click(demo.getByRole('radio', { name: 'Nothing' }))
  expect(demo.queryByText('yourdealership.example')).not.toBeInTheDocument()
})

it('the on-site page has three steps and a checklist for the lot', async () => {
  const { user } = visit('/services/onsite-service')
  const steps = within(await screen.findByRole('region', { name: 'How it works' }))
  for (const name of ['Scheduling', 'On-site Shooting', 'Quick Delivery'])
    expect(steps.getByRole('heading', { level: 3, name })).toBeVisible()
  const terms = steps.getByRole('link', { name: 'Guarantee terms' })
  expect(terms).toHaveAttribute('href', '/turnaround-guarantee')

  const checklist = within(screen.getByRole('region', { name: readiness.heading }))
  const boxes = checklist.getAllByRole('checkbox')
  const total = readiness.items.length
  expect(boxes).toHaveLength(total)
  for (const box of boxes) await user.click(box)
  expect(checklist.getByRole('status')).toHaveTextContent(readiness.status(total, total))
  await user.click(checklist.getByRole('checkbox', { name: readiness.items[1]?.title }))
  expect(checklist.getByRole('status')).toHaveTextContent(`${total - 1} of ${total} done`)
})

it('/services explains the asterisk in its process, and links to the guarantee terms', async () => {
  visit('/services')
  const process = within(await screen.findByRole('region', { name: servicesCopy.process.heading }))
  expect(process.getByText(/^\* Typical time from the end of processing\./)).toBeVisible()
  const terms = process.getByRole('link', { name: 'guarantee terms' })
  expect(terms).toHaveAttribute('href', '/turnaround-guarantee')
})
