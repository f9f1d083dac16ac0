import { expect, it } from 'vitest'
import { type FrameState, fallback, nextToLoad } from '../../viewer/src/frames/load-order'

function order(current: number, lost: number[] = []) {
  const states: FrameState[] = Array.from({ length: 36 }, () => 'missing')
  const loaded: number[] = []
  for (let next = nextToLoad(states, current); next !== undefined; next = nextToLoad(states, current)) {
    loaded.push(next)
    states[next] = lost.includes(next) ? (states[next] === 'late' ? 'lost' : 'late') : 'loaded'
  }
  return loaded
}

it('loads every third frame, then all others, each starting with the nearest', () => {
  const frames = order(0)
  expect(frames.slice(0, 5)).toEqual([0, 3, 33, 6, 30])
  expect(frames.slice(0, 12).every((frame) => frame % 3 === 0)).toBe(true)
  expect(frames.slice(12, 16).toSorted((one, other) => one - other)).toEqual([1, 2, 34, 35])
  expect(new Set(frames).size).toBe(36)
})

it('retries a failed frame once, after all other frames', () => {
  const frames = order(0, [6])
  expect(frames).toHaveLength(37)
  expect(frames.filter((frame) => frame === 6)).toHaveLength(2)
  expect(frames.at(-1)).toBe(6)
})

it('replaces a missing frame with the nearest loaded one', () => {
  const loaded = new Set([0, 3, 33])
  const isLoaded = (frame: number) => loaded.has(frame)
  expect(fallback(isLoaded, 3)).toBe(3)
  expect(fallback(isLoaded, 4)).toBe(3)
  expect(fallback(isLoaded, 35)).toBe(0)
  expect(fallback(isLoaded, 18)).toBe(3)
  expect(fallback(() => false, 5)).toBeUndefined()
})
