import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { App } from '@/app/app'
import { render } from '@/app/entry-server'
import { loadRoute } from '@/app/load-route'
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

/** The page as the build writes it. */
async function bodyOf(path: string) {
  const page = bodies.get(path) ?? render(path)
  bodies.set(path, page)
  return (await page).body
}

/** What main.tsx does with a page as the build writes it. @returns what React complains of */
async function hydrate(path: string, html: string) {
  const complaints: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((message, ...details) => {
    // The build renders in a process of its own.
    if (!String(message).startsWith('Detected multiple renderers')) complaints.push([message, ...details])
  })
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  await loadRoute(matchRoutes(routes, path))
  const router = createMemoryRouter(routes, { initialEntries: [path] })
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

/** Presses, ticks, moves and fills in what the page has, and lets React answer each. */
async function useEverything(main: HTMLElement) {
  const controls = 'button, input, select, textarea, summary'
  for (const control of main.querySelectorAll<HTMLInputElement>(controls)) {
    await act(async () => {
      if (control.matches('button, summary, [type=checkbox], [type=radio]')) return control.click()
      if (control.matches('[type=file]')) return
      const values = control.matches('select')
        ? [...control.querySelectorAll('option')].map(({ value }) => value)
        : { range: ['5', '1000'], date: ['2031-05-06', ''], time: ['23:15', ''] }[control.type]
      for (const value of values ?? ['7', 'no number']) fireEvent.change(control, { target: { value } })
      fireEvent.blur(control)
    })
  }
}

// setup-dom.ts fails a test in which React touches a bare text.
it.each(pagePaths)(
  '%s hydrates without a mismatch, and whatever is pressed or entered, no bare text is in the way',
  async (path) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const body = await bodyOf(path)
    expect(await hydrate(path, body)).toEqual([])
    // An open dialog hides the page.
    const main = screen.getByRole('main', { hidden: true })
    await useEverything(main)
    await useEverything(main)
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument()
  },
)

it('every link to a part of a page finds that part', async () => {
  const links: { from: string; to: string; id: string }[] = []
  for (const from of pagePaths)
    for (const [, to, id = ''] of (await bodyOf(from)).matchAll(/href="([^"#?]*)(?:\?[^"#]*)?#([^"]+)"/g))
      links.push({ from, to: to || from, id })
  expect(links.length).toBeGreaterThan(30)
  const broken = []
  for (const link of links) if (!(await bodyOf(link.to)).includes(`id="${link.id}"`)) broken.push(link)
  expect(broken).toEqual([])
})

it('a mismatch would be found', async () => {
  const body = await bodyOf('/terms')
  expect(await hydrate('/terms', body.replace('</h1>', ' today</h1>'))).not.toEqual([])
})

it.each([
  ['/pricing', ['Performance 60</span>', formatPrice(hosting.priceCents), 'Enterprise 150']],
  ['/all-plans', ['Self-Serve Plus', `${formatMoney(hosting.priceCents)}/month`]],
  ['/virtual-backgrounds', backgrounds.map(({ name }) => name)],
])('%s has its list from the start', async (path, texts) => {
  const body = await bodyOf(path)
  for (const text of texts) expect(body).toContain(text)
  expect(body).not.toContain('Loading')
})
