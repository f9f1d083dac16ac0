import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { deferred, deferredComponent } from '@/lib/loading/deferred'

it('is fetched once, then available synchronously', async () => {
  const fetch = vi.fn(async () => 'plans')
  const list = deferred(fetch)
  expect(list.peek()).toBeUndefined()
  await expect(Promise.all([list.load(), list.load()])).resolves.toEqual(['plans', 'plans'])
  expect(list.peek()).toBe('plans')
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('forgets a failure', async () => {
  const fetch = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('plans')
  const list = deferred(fetch)
  await expect(list.load()).rejects.toThrow('offline')
  await expect(list.load()).resolves.toBe('plans')
})

const Plans = () => <p>Plans</p>
const meanwhile = { loading: <p>Loading</p>, unavailable: () => <p>Please call</p> }

it('a component replaces its loading state', async () => {
  const Later = deferredComponent(async () => ({ default: Plans }), meanwhile)
  render(<Later />)
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByText('Plans')).toBeVisible()
})

it('a component that was preloaded is shown at once', async () => {
  const Later = deferredComponent(async () => ({ default: Plans }), meanwhile)
  await Later.load()
  render(<Later />)
  expect(screen.getByText('Plans')).toBeVisible()
})

it('its fallback is shown if it cannot be fetched', async () => {
  const Later = deferredComponent<object>(() => Promise.reject(new Error('offline')), meanwhile)
  render(<Later />)
  expect(await screen.findByText('Please call')).toBeVisible()
})

it('is tried again once the browser is online', async () => {
  const fetch = vi
    .fn<() => Promise<{ default: typeof Plans }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Plans })
  const Later = deferredComponent(fetch, meanwhile)
  render(<Later />)
  expect(await screen.findByText('Please call')).toBeVisible()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Plans')).toBeVisible()
})
