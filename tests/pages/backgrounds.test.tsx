import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { BackgroundGallery } from '@/pages/backgrounds/background-gallery'
import { visit } from '../render'

it('spins first, then shows twenty named backgrounds with a download each', async () => {
  visit('/virtual-backgrounds')
  expect(await screen.findByText('Loading backgrounds')).toBeInTheDocument()
  const previews = await screen.findAllByRole('button', { name: /^Preview: / })
  expect(previews).toHaveLength(20)
  const downloads = screen.getAllByRole('link', { name: /^Download / })
  expect(downloads).toHaveLength(20)
  expect(screen.getByRole('link', { name: 'Download Black mirror studio' })).toHaveAttribute(
    'href',
    '/backgrounds/black-mirror-studio.jpg',
  )
})

it('opens a preview that leads on, stands a car on it, and downloads the empty background', async () => {
  const { user } = visit('/virtual-backgrounds')
  await user.click(await screen.findByRole('button', { name: 'Preview: Glass showroom' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Glass showroom' }))
  expect(dialog.getByRole('img', { name: 'The red sample car: Glass showroom' })).toBeInTheDocument()
  const tryOn = dialog.getByRole('switch', { name: 'Show the sample car' })
  expect(tryOn).toBeChecked()
  await user.click(tryOn)
  expect(dialog.getByRole('img', { name: 'Glass showroom' })).toBeInTheDocument()
  expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    '/backgrounds/glass-showroom.jpg',
  )

  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('dialog', { name: 'Forest clearing' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Next background' }))
  expect(screen.getByRole('dialog', { name: 'Glass showroom' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('says so when there are none', () => {
  render(<BackgroundGallery backgrounds={[]} />, { wrapper: MemoryRouter })
  expect(screen.getByText('No backgrounds available at the moment.')).toBeVisible()
})
