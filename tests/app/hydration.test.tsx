import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { App } from '@/app/app'
import { render } from '@/app/entry-server'
import { firstPageLoaded } from '@/app/first-page'
import { pagePaths } from '@/app/route-table'
import { routes } from '@/app/routes'
import { backgrounds } from '@/content/backgrounds/backgrounds'
import { hosting } from '@/content/pricing/required-add-ons'
import { formatMoney, formatPrice } from '@/lib/money'

let root: Root | undefined

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

const bodies = new Map<string, Promise<{ body: string }>>()

async function bodyOf(path: string) {
  const page = bodies.get(path) ?? render(path)
  bodies.set(path, page)
  return (await page).body
}

/** Hydrates a page as main.tsx does, and returns the errors that React reports. */
async function hydrate(path: string, html: string) {
  const complaints: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((message, ...details) => {
    // React logs this warning because the test renders and hydrates in one process. The build uses a separate process.
    if (!String(message).startsWith('Detected multiple renderers')) complaints.push([message, ...details])
  })
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await firstPageLoaded(router)
  const page = (
    <App>
      <RouterProvider router={router} />
    </App>
  )
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError: (error) => complaints.push(error) })
  })
  return complaints
}

it.each(pagePaths)('%s hydrates without a mismatch', async (path) => {
  expect(await hydrate(path, await bodyOf(path))).toEqual([])
})

it('hydration reports a mismatch if the HTML differs from the page', async () => {
  const body = await bodyOf('/terms')
  expect(await hydrate('/terms', body.replace('</h1>', ' today</h1>'))).not.toEqual([])
})

it('every link to an anchor points to an existing element', async () => {
  const links: { from: string; to: string; id: string }[] = []
  for (const from of pagePaths)
    for (const [, to, id = ''] of (await bodyOf(from)).matchAll(/href="([^"#?]*)(?:\?[^"#]*)?#([^"]+)"/g))
      links.push({ from, to: to || from, id })
  expect(links.length).toBeGreaterThan(30)
  const broken = []
  for (const link of links) if (!(await bodyOf(link.to)).includes(`id="${link.id}"`)) broken.push(link)
  expect(broken).toEqual([])
})

it.each([
  ['/pricing', ['Performance 60</span>', formatPrice(hosting.priceCents), 'Enterprise 150']],
  ['/all-plans', ['Self-Serve Plus', `${formatMoney(hosting.priceCents)}/month`]],
  ['/virtual-backgrounds', backgrounds.map(({ name }) => name)],
])('the HTML of %s includes its list and no loading state', async (path, texts) => {
  const body = await bodyOf(path)
  for (const text of texts) expect(body).toContain(text)
  expect(body).not.toContain('Loading')
})
