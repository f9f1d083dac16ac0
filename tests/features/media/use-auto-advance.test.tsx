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

it('a carousel advances every 3 seconds, except while it is hovered, focused or paused', () => {
  render(<Belt />)
  const belt = screen.getByRole('region', { name: 'belt' })
  const button = screen.getByRole('button')
  const expectAdvances = (ms: number, times: number) => {
    wait(ms)
    expect(advance).toHaveBeenCalledTimes(times)
  }
  expectAdvances(2999, 0)
  expectAdvances(3001, 2)
  for (const [hold, release] of [
    [() => fireEvent.mouseEnter(belt), () => fireEvent.mouseLeave(belt)],
    [() => fireEvent.focus(button), () => fireEvent.blur(button)],
    [() => fireEvent.click(button), () => fireEvent.click(button)],
  ] as const) {
    advance.mockClear()
    hold()
    expectAdvances(9000, 0)
    release()
    expectAdvances(3000, 1)
  }
})

it('a carousel never advances with reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  render(<Belt />)
  wait(9000)
  expect(advance).not.toHaveBeenCalled()
})
