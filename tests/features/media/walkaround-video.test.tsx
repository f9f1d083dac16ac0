import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { walkaroundVideo } from '@/content/media/walkaround-video'
import { formatDuration } from '@/features/media/duration'
import { WalkaroundVideo } from '@/features/media/walkaround-video'
import { withAutoplay } from '@/features/media/with-autoplay'

it('requests nothing until Play is pressed, then plays and focuses the video', async () => {
  const { container } = render(<WalkaroundVideo />)
  expect(screen.getByRole('img', { name: walkaroundVideo.posterAlt })).toBeVisible()
  expect(screen.getByText(formatDuration(walkaroundVideo.seconds))).toBeVisible()
  expect(container.querySelector('iframe, video, link[href*="film"]')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Play video' }))

  const frame = screen.getByTitle(walkaroundVideo.title)
  expect(frame).toHaveAttribute('src', `${walkaroundVideo.player}?autoplay=1`)
  expect(frame).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Play video' })).not.toBeInTheDocument()
})

it('plays a third-party video without stating its length', async () => {
  render(<WalkaroundVideo src="https://video.test/embed/7" />)
  expect(screen.queryByText(/^\d:\d\d$/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Play video' }))
  expect(screen.getByTitle(walkaroundVideo.title)).toHaveAttribute(
    'src',
    'https://video.test/embed/7?autoplay=1',
  )
})

it('withAutoplay() keeps the URL’s other parameters', () => {
  expect(withAutoplay('/film/player.html')).toBe('/film/player.html?autoplay=1')
  expect(withAutoplay('https://video.test/embed/7?rel=0#t=3')).toBe(
    'https://video.test/embed/7?rel=0&autoplay=1#t=3',
  )
  expect(withAutoplay('https://video.test/embed/7?autoplay=0')).toBe('https://video.test/embed/7?autoplay=1')
})

it('formatDuration() returns minutes and whole seconds', () => {
  expect(formatDuration(65.4)).toBe('1:05')
})
