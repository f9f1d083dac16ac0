import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { backgrounds } from '@/content/backgrounds/backgrounds'
import { BackgroundGallery } from '@/pages/backgrounds/background-gallery'
import { visit } from '../../render'

const [first = expect.fail('no backgrounds')] = backgrounds
const last = backgrounds.at(-1)?.name ?? ''

it('visitors can page through the background previews, download a background without the car, and hide the car everywhere', async () => {
  const { user, container } = visit('/virtual-backgrounds')
  await user.click(await screen.findByRole('button', { name: `Preview: ${first.name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: first.name }))
  await waitFor(() => expect(dialog.getByRole('heading', { name: first.name })).toHaveFocus())
  expect(dialog.getByRole('img', { name: `The red sample car: ${first.name}` })).toBeInTheDocument()
  const tryOn = dialog.getByRole('switch', { name: 'Show the sample car' })
  expect(tryOn).toBeChecked()
  await user.click(tryOn)
  expect(dialog.getByRole('img', { name: first.name })).toBeInTheDocument()
  const download = dialog.getByRole('link', { name: 'Download' })
  expect(download).toHaveAttribute('href', `/backgrounds/${first.id}.jpg`)
  expect(dialog.getByText(/^The download is the empty background, \d{4} by \d{3,4} pixels\.$/)).toBeVisible()

  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('dialog', { name: last })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Next background' }))
  expect(screen.getByRole('dialog', { name: first.name })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  const cars = () => container.querySelectorAll('main li img[src*="/cutout-"]').length
  expect(cars(), 'switched off in the preview').toBe(0)
  await user.click(await screen.findByRole('switch', { name: 'Show the sample car' }))
  expect(cars()).toBe(backgrounds.length)
})

it.each([
  ['the id of a current background', first.id, first.name],
  ['the id of a removed background', 'gone', undefined],
  ['an object', { id: first.id }, undefined],
])('the preview opens only if the history entry has a valid id: %s', async (_, background, name) => {
  visit({ pathname: '/virtual-backgrounds', state: { background } })
  if (name) return expect(await screen.findByRole('dialog', { name })).toBeVisible()
  await screen.findAllByRole('button', { name: /^Preview: / })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('the background gallery shows a notice if it’s empty', () => {
  render(<BackgroundGallery backgrounds={[]} />, { wrapper: MemoryRouter })
  expect(screen.getByText('No backgrounds available at the moment.')).toBeVisible()
})
