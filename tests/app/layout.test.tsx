import { brand } from '@shared/brand'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { scrollTo, visit } from '../render'

afterEach(() => scrollTo(0))

describe('the phone menu in a browser without popovers', () => {
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
  ])('closes on %s', async (_, close) => {
    const page = await openMenu()
    act(() => page.panel.getAllByRole('link', { hidden: true })[0]?.focus())
    await close(page)
    expect(page.menu).toHaveAttribute('aria-expanded', 'false')
  })

  it('returns focus to its button on Escape', async () => {
    const { user, menu, panel } = await openMenu()
    act(() => panel.getAllByRole('link', { hidden: true })[0]?.focus())
    await user.keyboard('{Escape}')
    expect(menu).toHaveFocus()
  })

  it('closes on navigation', async () => {
    const { user, menu, panel, router } = await openMenu()
    await user.click(panel.getByRole('link', { name: 'Services', hidden: true }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/services'))
    expect(menu).toHaveAttribute('aria-expanded', 'false')
  })

  type Opened = Awaited<ReturnType<typeof openMenu>>
})

describe('promo bar', () => {
  it('appears past 300 px with its two texts and two links', async () => {
    visit('/contact')
    await screen.findByRole('contentinfo')
    await scrollTo(300)
    expect(screen.queryByRole('complementary', { name: 'Offer' })).not.toBeInTheDocument()
    await scrollTo(301)
    const bar = await screen.findByRole('complementary', { name: 'Offer' })
    expect(bar).toHaveTextContent("Ready to boost your dealership's engagement?")
    expect(bar).toHaveTextContent('Get started with our next feed guarantee!')
    expect(within(bar).getByRole('link', { name: 'Schedule Demo' })).toHaveAttribute(
      'href',
      '/contact?for=demo',
    )
    expect(within(bar).getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '/pricing')
  })

  async function scrollWhilePressing(keys: string) {
    const { user } = visit('/contact')
    const target = await screen.findByRole('contentinfo')
    await user.pointer({ keys, target })
    await scrollTo(500)
    expect(screen.queryByRole('complementary', { name: 'Offer' })).not.toBeInTheDocument()
    return { user, target }
  }

  it('does not appear while the pointer is pressed', async () => {
    const { user, target } = await scrollWhilePressing('[MouseLeft>]')
    await user.pointer({ keys: '[/MouseLeft]', target })
    expect(await screen.findByRole('complementary', { name: 'Offer' })).toBeVisible()
  })

  it('appears at the next pointer move if the end of a press was missed', async () => {
    const { target } = await scrollWhilePressing('[TouchA>]')
    fireEvent.pointerMove(target, { buttons: 0 })
    expect(await screen.findByRole('complementary', { name: 'Offer' })).toBeVisible()
  })

  it('stays hidden for the session once dismissed', async () => {
    const { user, unmount } = visit('/contact')
    await screen.findByRole('contentinfo')
    await scrollTo(500)
    await user.click(await screen.findByRole('button', { name: 'Dismiss offer' }))
    expect(screen.queryByRole('complementary', { name: 'Offer' })).not.toBeInTheDocument()
    unmount()
    visit('/contact')
    await screen.findByRole('contentinfo')
    await scrollTo(900)
    expect(screen.queryByRole('complementary', { name: 'Offer' })).not.toBeInTheDocument()
  })
})

describe('route changes', () => {
  it('scroll smoothly to the top, move focus to the heading and announce the title', async () => {
    const { user } = visit('/contact')
    const [link] = await screen.findAllByRole('link', { name: 'Services' })
    await user.click(link as HTMLElement)
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    const title = `Services | ${brand.name}`
    expect(screen.getByText(title, { selector: '[aria-live="polite"]' })).toBeInTheDocument()
  })

  it('send /campaign to the campaign page', async () => {
    const { router } = visit('/campaign')
    await waitFor(() => expect(router.state.location.pathname).toBe('/vid-box-campaign'))
  })
})
