import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { Seo } from '@/components/head/seo'

const page = (
  <MemoryRouter initialEntries={['/pricing']}>
    <Seo title="Pricing" description="What it costs." />
    <p>Content</p>
  </MemoryRouter>
)

afterEach(() => vi.unstubAllEnvs())

/** As the prerenderer does: what React hoists goes into the head, the rest into the body. */
async function hydrate() {
  vi.stubEnv('SSR', true)
  const html = renderToString(page)
  vi.stubEnv('SSR', false)
  document.head.replaceChildren()
  const content = html.indexOf('<p>')
  document.head.innerHTML = html.slice(0, content)
  const container = document.createElement('div')
  container.innerHTML = html.slice(content)
  document.body.append(container)
  const prerendered = document.head.children.length
  await act(async () => {
    render(page, { container, hydrate: true })
  })
  return prerendered
}

it('hydration adopts the head and adds nothing to it', async () => {
  const prerendered = await hydrate()
  expect(document.head.children).toHaveLength(prerendered)
  expect(document.head.querySelector('[property="og:title"]')).not.toBeNull()
})

it('what only the static page needs can be removed by its attribute', async () => {
  await hydrate()
  for (const element of document.head.querySelectorAll('[data-static]')) element.remove()
  expect([...document.head.children].map(({ tagName }) => tagName).sort()).toEqual(['LINK', 'META', 'TITLE'])
})
