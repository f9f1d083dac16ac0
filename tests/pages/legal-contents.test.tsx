import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { scrollTo, visit } from '../render'

it('the table of contents of a legal page marks the section that the visitor has scrolled to', async () => {
  visit('/privacy')
  const contents = await screen.findByRole('navigation', { name: 'On this page' })
  const links = within(contents).getAllByRole('link', { hidden: true })
  const [, , third] = links
  if (!third) throw new Error('too few sections')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const position = links.findIndex((link) => link.getAttribute('href') === `#${this.id}`)
    return new DOMRect(0, position < 3 ? 0 : window.innerHeight)
  })
  await scrollTo(1000)
  expect(links.filter((link) => link.getAttribute('aria-current') === 'true')).toEqual([third])
})
