import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { whiteSpin } from '@/content/media/spin-sets'
import { SpinControls } from '@/features/media/spin-embed/spin-controls'
import { SpinFrame } from '@/features/media/spin-embed/spin-frame'

const title = `Interactive 360° view: ${whiteSpin.title}`

const poster = `${whiteSpin.title}, front left view`

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

it('the spin frame shows the poster, loads our viewer when the browser is idle, and shows the viewer even if it reports an error', async () => {
  render(<SpinFrame set="white" />)
  expect(screen.getByRole('img', { name: poster })).toBeVisible()
  expect(screen.queryByTitle(title)).not.toBeInTheDocument()
  const frame = await screen.findByTitle<HTMLIFrameElement>(title)
  expect(frame).toHaveAttribute('src', '/viewer/?set=white&fetched')
  hear(frame, { source: 'another-frame', type: 'error' })
  hear(frame, { source: 'lotspin-viewer', type: 'spin' })
  expect(frame).toHaveAttribute('inert')
  // The page's listener is added in an effect, which may run after the frame has mounted.
  await waitFor(() => {
    hear(frame, { source: 'lotspin-viewer', type: 'error' })
    expect(frame).not.toHaveAttribute('inert')
  })
})

it('with save-data, the spin frame requests nothing until the picture is pressed', async () => {
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

it('the spin frame names the host of a third-party viewer, and loads the viewer only when clicked', async () => {
  render(<SpinFrame set="white" viewerUrl="https://viewer.test/spin/7" />)
  expect(screen.queryByTitle(title)).not.toBeInTheDocument()
  expect(screen.getByText('The viewer comes from viewer.test.')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Load the 360° viewer' }))

  expect(screen.getByTitle(title)).toHaveAttribute('src', 'https://viewer.test/spin/7')
})

it('the static controls have no Features button if the set has no hot spots', () => {
  const controls = (hasFeatures: boolean) => (
    <SpinControls
      ref={null}
      spin={{ ...whiteSpin, hasFeatures }}
      isInert={false}
      pressed={[]}
      onPress={() => {}}
    />
  )
  const { rerender } = render(controls(true))
  expect(screen.getByRole('button', { name: 'Features' })).toBeVisible()
  rerender(controls(false))
  expect(screen.queryByRole('button', { name: 'Features' })).not.toBeInTheDocument()
})
