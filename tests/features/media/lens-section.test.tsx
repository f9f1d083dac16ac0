import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { whiteSpin } from '@/content/media/spin-sets'
import { enhancementLens } from '@/content/services/enhancement'
import { paths } from '@/lib/paths'
import { visit } from '../../render'

it('AI enhancement has the studio spin with its lens, beside the slider, and names the damage in both', async () => {
  const { heading } = enhancementLens
  visit(paths.enhancement)
  await screen.findByRole('heading', { level: 1 })
  if (!whiteSpin.hasLens) return expect(screen.queryByRole('region', { name: heading })).toBeNull()
  const section = within(await screen.findByRole('region', { name: heading }))
  expect(section.getByRole('img', { name: new RegExp(whiteSpin.title) })).toBeInTheDocument()
  const damage = section.getByRole('list', { name: 'Damage in both pictures' })
  expect(damage).toHaveTextContent(/1 ?The scratch.* Still there\. ?2 ?The curb rash.* Still there\./)
  expect(screen.getAllByRole('slider').length).toBeGreaterThan(0)
})
