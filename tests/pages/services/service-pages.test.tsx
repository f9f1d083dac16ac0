import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { brandingDemo, brandingService } from '@/content/services/branding'
import { interiorViews } from '@/content/services/interior-views'
import { readiness } from '@/content/services/onsite'
import { services } from '@/content/services/services'
import { contactSheet } from '@/content/services/standard'
import { visit } from '../../render'

it.each(services.map(({ to, title }) => [to, title] as const))(
  'the service page %s has the parts that all service pages share',
  async (path, title) => {
    visit(path)
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(main.getByRole('link', { name: 'Schedule a Demo' })).toHaveAttribute('href', '/contact?for=demo')
    expect(main.getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '/pricing')
    expect(main.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute(
      'href',
      path === '/services/360-photography' ? '/contact?for=spins' : '/contact?for=demo',
    )
    expect(main.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services')
    const steps = within(main.getByRole('region', { name: 'How it works' }))
    expect(steps.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
    expect(main.getAllByRole('img').length).toBeGreaterThan(0)
    const next = services[(services.findIndex(({ to }) => to === path) + 1) % services.length]
    expect(main.getByRole('link', { name: `Next: ${next?.title}` })).toHaveAttribute('href', next?.to)
  },
)

it('on the standard page, the arrow keys, Home and End select an image, which is enlarged', async () => {
  const { user } = visit('/services/standard-photography')
  const shots = within(await screen.findByRole('main'))
  const sheet = await shots.findByRole('listbox', { name: contactSheet.label(36, interiorViews.length) })
  const options = within(sheet).getAllByRole('option')
  const last = options.length
  expect(last).toBe(36 + interiorViews.length)
  expect(options[0]).toHaveAttribute('aria-selected', 'true')
  expect(options[0]).toHaveAccessibleName('Image 1: front left, 320 degrees')
  expect(shots.getByRole('img', { name: /front left view$/ })).toBeVisible()

  sheet.focus()
  const viewOf = (side: string) => new RegExp(`, ${side} view$`)
  const lastView = interiorViews.at(-1)?.alt
  for (const [key, image, name] of [
    ['{ArrowRight}', 2, viewOf('front left')],
    ['{End}', last, lastView],
    ['{Home}', 1, viewOf('front left')],
    ['{ArrowLeft}', last, lastView],
    ['{ArrowRight>6/}', 6, viewOf('front')],
  ] as const) {
    await user.keyboard(key)
    expect(options[image - 1], key).toHaveAttribute('aria-selected', 'true')
    expect(sheet).toHaveAttribute('aria-activedescendant', options[image - 1]?.id)
    expect(shots.getByText(`Image ${image} of ${last}`)).toBeVisible()
    expect(shots.getByRole('img', { name })).toBeVisible()
  }
})

it('the branding page’s controls change the overlay’s color and contact information', async () => {
  const { user } = visit('/services/custom-branding')
  const options = within(await screen.findByRole('region', { name: brandingService.features.heading }))
  expect(options.getAllByRole('heading', { level: 3 }).map((option) => option.textContent)).toEqual([
    'Logo placement',
    'Color schemes',
    'Contact information',
  ])
  const demo = within(screen.getByRole('region', { name: brandingDemo.heading }))
  expect(demo.getAllByRole('radio')).toHaveLength(13)
  const strips = demo
    .getAllByText('(555) 555-0100')
    .map((phone) => phone.parentElement?.closest<HTMLElement>('[style]'))
  expect(strips).toHaveLength(3)
  for (const strip of strips) expect(strip).toHaveTextContent('yourdealership.example')

  fireEvent.change(demo.getByLabelText('Color schemes'), { target: { value: '#ffd200' } })
  for (const strip of strips) expect(strip).toHaveStyle({ background: '#ffd200', color: '#000000' })
  const orange = demo.getByRole('radio', { name: 'Orange' })
  expect(orange).not.toBeChecked()
  await user.click(orange)
  expect(orange).toBeChecked()
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
  await screen.findByRole('img', { name: /30 by 30 feet.*36 stops.*0 degrees is the dead front/ })
  const steps = within(await screen.findByRole('region', { name: 'How it works' }))
  expect(steps.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
    'Scheduling',
    'On-site Shooting',
    'Quick Delivery',
  ])
  expect(steps.getByRole('link', { name: 'Guarantee terms' })).toHaveAttribute(
    'href',
    '/turnaround-guarantee',
  )

  const checklist = within(screen.getByRole('region', { name: readiness.heading }))
  const boxes = checklist.getAllByRole('checkbox')
  expect(boxes).toHaveLength(readiness.items.length)
  expect(checklist.getByRole('status')).toHaveTextContent(`0 of ${boxes.length} done`)
  for (const box of boxes) await user.click(box)
  expect(checklist.getByRole('status')).toHaveTextContent(readiness.status(boxes.length, boxes.length))
  await user.click(checklist.getByRole('checkbox', { name: readiness.items[1]?.title }))
  expect(checklist.getByRole('status')).toHaveTextContent(`${boxes.length - 1} of ${boxes.length} done`)
})
