import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { whiteSpin } from '@/content/media/spin-sets'
import { SpinFrame } from '@/features/media/spin-frame'

const title = `Interactive 360° view: ${whiteSpin.title}`

const poster = `${whiteSpin.title}, front left view`

function hear(frame: HTMLIFrameElement, data: unknown) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data }))
  })
}

it('shows the first frame at once, and requests our viewer when the page is idle', async () => {
  render(<SpinFrame set="white" />)
  expect(screen.getByRole('img', { name: poster })).toBeVisible()
  expect(screen.queryByTitle(title)).not.toBeInTheDocument()

  expect(await screen.findByTitle(title)).toHaveAttribute('src', '/viewer/?set=white')
})

it.each(['ready', 'error'])('puts our viewer over the first frame when it says %s', async (type) => {
  render(<SpinFrame set="white" />)
  const frame = await screen.findByTitle<HTMLIFrameElement>(title)
  expect(frame).toHaveAttribute('inert')

  hear(frame, { source: 'another-frame', type })
  hear(frame, { source: 'lotspin-viewer', type: 'spin' })
  expect(frame).toHaveAttribute('inert')

  hear(frame, { source: 'lotspin-viewer', type })
  expect(frame).not.toHaveAttribute('inert')
})

it('loads a third party’s viewer only on click, and names its host', async () => {
  render(<SpinFrame set="white" viewerUrl="https://viewer.test/spin/7" />)
  expect(screen.queryByTitle(title)).not.toBeInTheDocument()
  expect(screen.getByText('The viewer comes from viewer.test.')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Load the 360° viewer' }))

  expect(screen.getByTitle(title)).toHaveAttribute('src', 'https://viewer.test/spin/7')
})
