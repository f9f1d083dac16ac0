import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { servicesCopy } from '@/content/services/overview/services-page'
import { visit } from '../../render'

it('/services explains its asterisk and links to the guarantee terms', async () => {
  visit('/services')
  const process = within(await screen.findByRole('region', { name: servicesCopy.process.heading }))
  expect(process.getByText(/^\* Typical time from the end of processing\./)).toBeVisible()
  expect(process.getByRole('link', { name: 'guarantee terms' })).toHaveAttribute(
    'href',
    '/turnaround-guarantee',
  )
})
