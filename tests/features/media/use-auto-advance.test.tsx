import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAutoAdvance } from '@/features/media/brands/use-auto-advance'

const advance = vi.fn()

function Belt() {
  const { isPaused, togglePause, holders } = useAutoAdvance(advance, 3000)
  return (
    <section aria-label="belt" {...holders}>
      <button type="button" onClick={togglePause}>
        {isPaused ? 'Play' : 'Pause'}
      </button>
    </section>
  )
}

beforeEach(() => void vi.useFakeTimers())

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('advances every 3 seconds', () => {
  render(<Belt />)
  wait(2999)
  expect(advance).toHaveBeenCalledTimes(0)
  wait(3001)
  expect(advance).toHaveBeenCalledTimes(2)
})

it('pauses on hover and focus', () => {
  render(<Belt />)
  const belt = screen.getByRole('region', { name: 'belt' })
  fireEvent.mouseEnter(belt)
  wait(9000)
  expect(advance).not.toHaveBeenCalled()
  fireEvent.mouseLeave(belt)
  wait(3000)
  expect(advance).toHaveBeenCalledTimes(1)
  fireEvent.focus(screen.getByRole('button'))
  wait(9000)
  expect(advance).toHaveBeenCalledTimes(1)
})

it('stops on pause and continues on play', () => {
  render(<Belt />)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  wait(9000)
  expect(advance).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  wait(3000)
  expect(advance).toHaveBeenCalledTimes(1)
})

it('never advances with reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  render(<Belt />)
  wait(9000)
  expect(advance).not.toHaveBeenCalled()
})
