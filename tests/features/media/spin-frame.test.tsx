import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { whiteSpin } from '@/content/media/spin-sets'
import { SpinFrame } from '@/features/media/spin-embed/spin-frame'

const title = `Interactive 360° view: ${whiteSpin.title}`

const poster = `${whiteSpin.title}, front left view`

const right = () => screen.getByRole('button', { name: 'Turn 10 degrees right' })

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('a light set')),
  )
})

function hear(frame: HTMLIFrameElement, data: unknown) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data }))
  })
}

it('shows the poster immediately, and loads our viewer when the browser is idle', async () => {
  render(<SpinFrame set="white" />)
  expect(screen.getByRole('img', { name: poster })).toBeVisible()
  expect(screen.queryByTitle(title)).not.toBeInTheDocument()

  expect(await screen.findByTitle(title)).toHaveAttribute('src', '/viewer/?set=white&fetched')
})

it.each(['ready', 'error'])(
  'shows our viewer instead of the poster when the viewer sends “%s”',
  async (type) => {
    render(<SpinFrame set="white" />)
    const frame = await screen.findByTitle<HTMLIFrameElement>(title)
    expect(frame).toHaveAttribute('inert')

    hear(frame, { source: 'another-frame', type })
    hear(frame, { source: 'lotspin-viewer', type: 'spin' })
    expect(frame).toHaveAttribute('inert')

    // The page's listener is added in an effect, which may run after the frame has mounted.
    await waitFor(() => {
      hear(frame, { source: 'lotspin-viewer', type })
      expect(frame).not.toHaveAttribute('inert')
    })
  },
)

it('passes early button presses and focus on to the viewer', async () => {
  render(<SpinFrame set="white" />)
  const frame = await screen.findByTitle<HTMLIFrameElement>(title)
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  await userEvent.click(right())
  expect(right()).toHaveAttribute('aria-busy', 'true')
  const send = vi.spyOn(frame.contentWindow as Window, 'postMessage')

  hear(frame, { source: 'lotspin-viewer', type: 'ready' })

  const message = {
    target: 'lotspin-viewer',
    type: 'controls',
    pressed: ['zoomIn', 'right'],
    focused: 'right',
  }
  expect(send).toHaveBeenCalledWith(message, window.location.origin)
  expect(frame).toHaveFocus()
})

it('with save-data, requests nothing until a control or the picture is pressed', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }))
  vi.useFakeTimers()
  render(<SpinFrame set="white" />)
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  expect(screen.queryByTitle(title)).not.toBeInTheDocument()
  expect(fetch).not.toHaveBeenCalled()

  await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('img', { name: poster }) })

  expect(await screen.findByTitle(title)).toBeInTheDocument()
})

it('names the host of a third-party viewer, and loads the viewer only when clicked', async () => {
  render(<SpinFrame set="white" viewerUrl="https://viewer.test/spin/7" />)
  expect(screen.queryByTitle(title)).not.toBeInTheDocument()
  expect(screen.getByText('The viewer comes from viewer.test.')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Load the 360° viewer' }))

  expect(screen.getByTitle(title)).toHaveAttribute('src', 'https://viewer.test/spin/7')
})
