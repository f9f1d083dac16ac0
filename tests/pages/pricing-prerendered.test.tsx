import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setHydrating } from '@/lib/hydration'

beforeEach(() => setHydrating(true))
afterEach(() => setHydrating(false))

/** The page as it is written at build time, taken over by the browser: a mismatch would be a console.error. */
async function takeOver(page: React.ReactElement, address: string) {
  const html = renderToString(<MemoryRouter>{page}</MemoryRouter>)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  await act(async () => {
    render(<MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>, { container, hydrate: true })
  })
  return html
}

it('holds plans, add-ons and comparison from the start', async () => {
  const { Component } = await import('@/pages/pricing/page')
  const html = await takeOver(<Component />, '/pricing')
  for (const text of ['Choose Performance 60', '$189.99', 'Enterprise 150', 'View Plans']) {
    expect(html).toContain(text)
  }
  expect(html).not.toContain('Loading')
  expect(screen.getByRole('button', { name: 'Choose Performance 60' })).toBeVisible()
})

it('holds all plans and add-ons from the start', async () => {
  const { Component } = await import('@/pages/all-plans/page')
  const html = await takeOver(<Component />, '/all-plans')
  expect(html).toContain('Choose Self-Serve Plus')
  expect(html).toContain('$2.00/per vehicle')
  expect(html).not.toContain('Loading')
})

it('takes the quote from the address once the browser has taken over', async () => {
  const { Component } = await import('@/pages/calculator/page')
  const html = await takeOver(<Component />, '/pricing-calculator-hidden?vehicles=100')
  expect(html).toContain('value="50"')
  expect(screen.getByRole('slider')).toHaveValue('100')
})
