import { brand } from '@shared/brand'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { careersCopy } from '@/content/careers/careers'
import { scrollTo, visit } from '../render'

afterEach(() => scrollTo(0))

describe('the mobile menu in a browser without popovers', () => {
  async function openMenu() {
    const page = visit('/contact')
    const menu = await screen.findByRole('button', { name: 'Open menu' })
    await page.user.click(menu)
    const panel = document.getElementById('main-menu')
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    return { ...page, menu, panel: within(panel as HTMLElement) }
  }

  it.each([
    ['a press of its button', ({ user, menu }: Opened) => user.click(menu)],
    ['Escape', ({ user }: Opened) => user.keyboard('{Escape}')],
    ['a press outside it', ({ user }: Opened) => user.pointer({ keys: '[TouchA]', target: document.body })],
    ['loss of focus', () => act(() => screen.getByLabelText('Name*').focus())],
  ])('closes on %s', async (how, close) => {
    const page = await openMenu()
    act(() => page.panel.getAllByRole('link', { hidden: true })[0]?.focus())
    await close(page)
    expect(page.menu).toHaveAttribute('aria-expanded', 'false')
    if (how === 'Escape') expect(page.menu).toHaveFocus()
  })

  type Opened = Awaited<ReturnType<typeof openMenu>>
})

describe('the promo bar', () => {
  async function scrollWhilePressing(keys: string) {
    const { user } = visit('/contact')
    const target = await screen.findByRole('contentinfo')
    await user.pointer({ keys, target })
    await scrollTo(500)
    expect(screen.queryByRole('complementary', { name: 'Offer' })).not.toBeInTheDocument()
    return { user, target }
  }

  it('appears with both links when the pointer is released after scrolling', async () => {
    const { user, target } = await scrollWhilePressing('[MouseLeft>]')
    await user.pointer({ keys: '[/MouseLeft]', target })
    const bar = within(await screen.findByRole('complementary', { name: 'Offer' }))
    for (const [name, to] of [
      ['Schedule Demo', '/contact?for=demo'],
      ['View Pricing', '/pricing'],
    ] as const)
      expect(bar.getByRole('link', { name })).toHaveAttribute('href', to)
  })

  it('appears at the next pointer move if the release of the pointer was missed', async () => {
    const { target } = await scrollWhilePressing('[TouchA>]')
    fireEvent.pointerMove(target, { buttons: 0 })
    expect(await screen.findByRole('complementary', { name: 'Offer' })).toBeVisible()
  })
})

describe('client-side navigation', () => {
  it('scrolls smoothly to the top, moves focus to the heading and announces the title', async () => {
    const { user } = visit('/contact')
    const [link] = await screen.findAllByRole('link', { name: 'Services' })
    await user.click(link as HTMLElement)
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    const title = `Services | ${brand.name}`
    expect(screen.getByText(title, { selector: '[aria-live="polite"]' })).toBeInTheDocument()
  })

  it('scrolls to an anchor and focuses it on each click of its link, but not on Back', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user, router } = visit('/careers')
    const link = await screen.findByRole('link', { name: careersCopy.actions.positions })
    for (const times of [1, 2]) {
      await user.click(link)
      await waitFor(() => expect(scroll).toHaveBeenCalledTimes(times))
      expect(document.activeElement).toBe(scroll.mock.contexts.at(-1))
    }
    await act(() => router.navigate('/terms#commission'))
    await waitFor(() => expect(document.getElementById('commission')).toHaveFocus())
    expect(scroll).toHaveBeenCalledTimes(3)
    await act(() => router.navigate(-1))
    await screen.findByRole('link', { name: careersCopy.actions.positions })
    expect(scroll).toHaveBeenCalledTimes(3)
  })

  it('leaves scrolling to the browser when a page is opened at an anchor', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    visit('/terms#commission')
    await screen.findByRole('heading', { level: 1 })
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)))
    expect(scroll).not.toHaveBeenCalled()
  })

  it('redirects /campaign to the campaign page', async () => {
    const { router } = visit('/campaign')
    await waitFor(() => expect(router.state.location.pathname).toBe('/vid-box-campaign'))
  })
})
