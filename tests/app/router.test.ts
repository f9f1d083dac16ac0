import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRouter } from '@/app/router'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

it('tells of a move once where the page is at hand', async () => {
  const { router, told } = followedRouter(async () => ({ Component: Page }))
  await router.navigate('/next')
  expect(told).toEqual(['idle /next'])
})

it('tells that a page is loading once that takes a while', async () => {
  let arrive = () => {}
  const { router, told } = followedRouter(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve({ Component: Page })
      }),
  )
  const move = router.navigate('/next')
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toEqual(['loading /'])
  arrive()
  await move
  expect(told).toEqual(['loading /', 'idle /next'])
})

function Page() {
  return null
}

function followedRouter(lazy: () => Promise<{ Component: typeof Page }>) {
  const router = createRouter([
    { path: '/', Component: Page },
    { path: '/next', lazy },
  ])
  const told: string[] = []
  router.subscribe(({ navigation, location }) => {
    told.push(`${navigation.state} ${location.pathname}`)
  })
  return { router, told }
}
