import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
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

it('explains the asterisk and links to the guarantee', async () => {
  visit('/services')
  const process = await regionOf(servicesCopy.process.heading)
  expect(process.getByText(/^\* Typical time from the end of processing\./)).toBeVisible()
  expect(process.getByRole('link', { name: 'guarantee terms' })).toHaveAttribute(
    'href',
    '/turnaround-guarantee',
  )
})
