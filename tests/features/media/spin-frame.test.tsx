import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SpinFrame } from '@/features/media/spin-frame'

const title = 'Interactive 360° view of a blue crossover on a white turntable'

it('shows the first frame where no viewer is set', () => {
  const { container } = render(<SpinFrame set="white" />)
  expect(
    screen.getByRole('img', { name: 'A blue crossover on a white turntable, front three-quarter view' }),
  ).toBeVisible()
  expect(screen.getByText('Frame 1 of 36')).toBeVisible()
  expect(container.querySelector('iframe')).toBeNull()
})

it('loads a third party’s viewer only when asked, and says whose it is', async () => {
  render(<SpinFrame set="white" viewerUrl="https://viewer.test/spin/7" />)
  expect(screen.queryByTitle(title)).not.toBeInTheDocument()
  expect(screen.getByText('The viewer comes from viewer.test.')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Load the 360° viewer' }))

  expect(screen.getByTitle(title)).toHaveAttribute('src', 'https://viewer.test/spin/7')
})
