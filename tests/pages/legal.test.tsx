import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as privacy from '@/content/legal/privacy'
import * as terms from '@/content/legal/terms-of-use'
import { visit } from '../render'

it.each([
  ['/privacy', privacy.privacyText],
  ['/terms', terms.termsText],
])('%s has a table of contents with every section', async (path, { title, contents, sections }) => {
  visit(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  const links = within(screen.getByRole('navigation', { name: contents })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
  for (const { id, heading } of sections) {
    expect(screen.getByRole('region', { name: heading })).toHaveAttribute('id', id)
  }
})
