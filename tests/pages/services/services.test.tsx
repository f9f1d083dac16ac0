import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platforms } from '@/content/services/overview/platforms'
import { processSteps } from '@/content/services/overview/process'
import { servicesCopy } from '@/content/services/overview/services-page'
import { services } from '@/content/services/services'
import { visit } from '../../render'

async function regionOf(name: string) {
  return within(await screen.findByRole('region', { name }))
}

it('lists six services, each with its image and its page', async () => {
  visit('/services')
  const index = await regionOf(servicesCopy.index.heading)
  expect(index.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    services.map(({ title, to }) => [title, to]),
  )
  expect(index.getAllByRole('img')).toHaveLength(6)
})

it('shows six steps around the ring', async () => {
  visit('/services')
  const process = await regionOf(servicesCopy.process.heading)
  expect(process.getAllByRole('listitem')).toHaveLength(6)
  expect(process.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual(
    processSteps.map(({ title }) => expect.stringContaining(title)),
  )
  for (const degrees of ['0°', '60°', '120°', '180°', '240°', '300°']) {
    expect(process.getByText(degrees)).toBeVisible()
  }
})

it('explains the asterisk and links to the guarantee', async () => {
  visit('/services')
  const process = await regionOf(servicesCopy.process.heading)
  expect(process.getByText(/^\* Typical time from the end of processing\./)).toBeVisible()
  expect(process.getByRole('link', { name: 'guarantee terms' })).toHaveAttribute(
    'href',
    '/turnaround-guarantee',
  )
})

it('names five platforms and custom work, as text', async () => {
  visit('/services')
  const section = await regionOf(servicesCopy.platforms.heading)
  expect(section.getAllByRole('heading', { level: 3 }).map((platform) => platform.textContent)).toEqual(
    platforms.map(({ name }) => name),
  )
  expect(platforms.at(-1)).toMatchObject({ name: 'Custom Solutions', isCustom: true })
  expect(platforms).toHaveLength(6)
  expect(section.queryByRole('img')).not.toBeInTheDocument()
  expect(section.getByRole('link')).toHaveAttribute('href', '/contact?for=integration')
})

it('ends with a link to the demo', async () => {
  visit('/services')
  const closing = await regionOf(servicesCopy.closing.heading)
  expect(closing.getByRole('link', { name: servicesCopy.closing.action })).toHaveAttribute(
    'href',
    '/contact?for=demo',
  )
})
