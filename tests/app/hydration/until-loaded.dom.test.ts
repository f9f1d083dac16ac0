import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilLoaded } from '@/app/hydration/until-loaded'

let notice: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<p data-load-failed hidden>Network error.</p>'
  notice = document.querySelector('p') as HTMLElement
})
afterEach(() => vi.useRealTimers())

it('resolves with what has loaded', async () => {
  await expect(untilLoaded(async () => 'code')).resolves.toBe('code')
  expect(notice.hidden).toBe(true)
})

it.each([
  ['a key', () => new KeyboardEvent('keydown')],
  ['a pointer', () => new Event('pointerdown')],
  ['the network', () => new Event('online')],
])('after a failure %s retries and removes the notice', async (_what, event) => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValue('code')
  const loaded = untilLoaded(load)
  await vi.waitFor(() => expect(notice.hidden).toBe(false))
  expect(load).toHaveBeenCalledTimes(1)
  dispatchEvent(event())
  await expect(loaded).resolves.toBe('code')
  expect(notice.hidden).toBe(true)
})

it('shows a notice when code does not arrive, and uses it once it does', async () => {
  vi.useFakeTimers()
  let arrive = (_code: string) => {}
  const loaded = untilLoaded(() => new Promise<string>((resolve) => (arrive = resolve)))
  vi.advanceTimersByTime(10_000)
  expect(notice.hidden).toBe(false)
  arrive('code')
  await expect(loaded).resolves.toBe('code')
  expect(notice.hidden).toBe(true)
})
