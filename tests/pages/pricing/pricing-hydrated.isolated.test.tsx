import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { hosting } from '@/content/pricing/required-add-ons'
import { formatMoney, formatPrice } from '@/lib/money'

/** The page as it is written at build time, hydrated by the browser: a mismatch would be a console.error. */
async function hydrate(page: React.ReactElement, path: string) {
  const html = renderToString(<MemoryRouter>{page}</MemoryRouter>)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  await act(async () => {
    render(<MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>, { container, hydrate: true })
  })
  return html
}

it('contains plans, add-ons and comparison from the start', async () => {
  const { Component, preload } = await import('@/pages/pricing/page')
  await preload()
  const html = await hydrate(<Component />, '/pricing')
  for (const text of [
    'Performance 60</span>',
    formatPrice(hosting.priceCents),
    'Enterprise 150',
    'View Plans',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).not.toContain('Loading')
  expect(screen.getByRole('button', { name: 'Choose Performance 60' })).toBeVisible()
})

it('contains all plans and add-ons from the start', async () => {
  const { Component, preload } = await import('@/pages/all-plans/page')
  await preload()
  const html = await hydrate(<Component />, '/all-plans')
  expect(html).toContain('Choose Self-Serve Plus')
  expect(html).toContain(`${formatMoney(hosting.priceCents)}/month`)
  expect(html).not.toContain('Loading')
})

it('reads the quote from the URL once hydrated', async () => {
  const { Component } = await import('@/pages/calculator/page')
  const html = await hydrate(<Component />, '/pricing-calculator-hidden?vehicles=100')
  expect(html).toContain('value="50"')
  expect(screen.getByRole('slider')).toHaveValue('100')
})
