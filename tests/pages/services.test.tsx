import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../render'

async function regionOf(name: string) {
  return within(await screen.findByRole('region', { name }))
}

it('lists six services, each with its image and its page', async () => {
  visit('/services')
  const index = await regionOf('Six ways to show a car')
  expect(index.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['360 interactive photography', '/services/360-photography'],
    ['Standard photography', '/services/standard-photography'],
    ['Vehicle videography', '/services/vehicle-videography'],
    ['AI enhancement', '/services/ai-enhancement'],
    ['Custom branding', '/services/custom-branding'],
    ['On-site service', '/services/onsite-service'],
  ])
  expect(index.getAllByRole('img')).toHaveLength(6)
})

it('shows six steps around the ring', async () => {
  visit('/services')
  const process = await regionOf('From your lot to your listings')
  expect(process.getAllByRole('listitem')).toHaveLength(6)
  expect(process.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
    'Schedule',
    'Prepare',
    'On-site photography',
    'Rapid processing',
    '15-minute delivery*',
    'Integration',
  ])
  for (const degrees of ['0°', '60°', '120°', '180°', '240°', '300°']) {
    expect(process.getByText(degrees)).toBeVisible()
  }
})

it('explains the asterisk and links to the guarantee', async () => {
  visit('/services')
  const process = await regionOf('From your lot to your listings')
  expect(process.getByText(/^\* Typical time from the end of processing\./)).toBeVisible()
  expect(process.getByRole('link', { name: 'guarantee terms' })).toHaveAttribute(
    'href',
    '/turnaround-guarantee',
  )
})

it('names five platforms and custom work, as text', async () => {
  visit('/services')
  const platforms = await regionOf('Where your photos go')
  expect(platforms.getAllByRole('heading', { level: 3 }).map((platform) => platform.textContent)).toEqual([
    'Autotrader',
    'Cars.com',
    'CarGurus',
    'Dealer.com',
    'vAuto',
    'Custom Solutions',
  ])
  expect(platforms.queryByRole('img')).not.toBeInTheDocument()
  expect(platforms.getByRole('link')).toHaveAttribute('href', '/contact?for=integration')
})

it('ends with a link to the demo', async () => {
  visit('/services')
  const closing = await regionOf('See it on your own inventory')
  expect(closing.getByRole('link', { name: 'Schedule a Demo' })).toHaveAttribute('href', '/contact?for=demo')
})
