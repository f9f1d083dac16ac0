import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { walkaroundVideo } from '@/content/media/walkaround-video'
import { WalkaroundVideo } from '@/features/media/walkaround-video'
import { withAutoplay } from '@/features/media/with-autoplay'

it('a third-party video is requested only when Play is pressed, and its iframe then gets focus', async () => {
  const { container } = render(<WalkaroundVideo src="https://video.test/embed/7" />)
  expect(screen.queryByText(/^\d:\d\d$/)).not.toBeInTheDocument()
  expect(container.querySelector('iframe, video, link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Play video' }))
  const frame = screen.getByTitle(walkaroundVideo.title)
  expect(frame).toHaveAttribute('src', 'https://video.test/embed/7?autoplay=1')
  expect(frame).toHaveFocus()
})

it('withAutoplay() keeps the URL’s other parameters', () => {
  expect(withAutoplay('/film/player.html')).toBe('/film/player.html?autoplay=1')
  expect(withAutoplay('https://video.test/embed/7?rel=0#t=3')).toBe(
    'https://video.test/embed/7?rel=0&autoplay=1#t=3',
  )
  expect(withAutoplay('https://video.test/embed/7?autoplay=0')).toBe('https://video.test/embed/7?autoplay=1')
})
