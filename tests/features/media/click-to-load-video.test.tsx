import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { walkaround } from '@/content/media/stills/pictures'
import { ClickToLoadVideo } from '@/features/media/click-to-load-video'
import { withAutoplay } from '@/features/media/with-autoplay'

it('requests nothing of the video before Play, then plays and focuses it', async () => {
  const { container } = render(
    <ClickToLoadVideo
      src="/film/player.html"
      title="Walkaround video"
      poster={walkaround}
      posterAlt="A gray car from behind"
      seconds={65.4}
    />,
  )
  expect(screen.getByRole('img', { name: 'A gray car from behind' })).toBeVisible()
  expect(screen.getByText('1:05')).toBeVisible()
  expect(container.querySelector('iframe, video, link[href*="film"]')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Play video' }))

  const frame = screen.getByTitle('Walkaround video')
  expect(frame).toHaveAttribute('src', '/film/player.html?autoplay=1')
  expect(frame).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Play video' })).not.toBeInTheDocument()
})

it('withAutoplay() keeps the URL’s other parameters', () => {
  expect(withAutoplay('/film/player.html')).toBe('/film/player.html?autoplay=1')
  expect(withAutoplay('https://video.test/embed/7?rel=0#t=3')).toBe(
    'https://video.test/embed/7?rel=0&autoplay=1#t=3',
  )
  expect(withAutoplay('https://video.test/embed/7?autoplay=0')).toBe('https://video.test/embed/7?autoplay=1')
})
