import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followRangeInputs } from '@/app/hydration/bootstrap/range-inputs'
import { interactionOrIdle, painted } from '@/app/hydration/schedule'
import { adoptHead, removeStaticHead } from '@/app/hydration/static-head'

beforeEach(() => vi.resetModules())
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('a range input moves the comparison', () => {
  document.body.innerHTML = '<div data-follows-range><input type="range" min="0" max="200" value="100"></div>'
  followRangeInputs()
  const input = document.querySelector('input') as HTMLInputElement
  input.value = '50'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  expect(document.querySelector('div')?.style.getPropertyValue('--at')).toBe('25%')
})

it('head elements that React renders lose their mark, the others are removed with the page', () => {
  document.head.innerHTML = `<title data-prerendered>Pricing</title><meta name="description" data-prerendered>
    <meta property="og:title" data-prerendered data-static><script data-prerendered></script>`
  adoptHead()
  expect(document.head.querySelectorAll('[data-prerendered]')).toHaveLength(2)
  removeStaticHead()
  expect([...document.head.children].map(({ tagName }) => tagName)).toEqual(['TITLE', 'META'])
})

it('the code waits for content: a bare background is painted first on a busy device', async () => {
  let report = (_names: string[]) => {}
  class Observer {
    constructor(callback: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
      report = (names) =>
        callback({ getEntriesByName: (name) => names.filter((each) => each === name) as never[] })
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  const onPainted = vi.fn()
  const done = painted().then(onPainted)
  report(['first-paint'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(onPainted).not.toHaveBeenCalled()
  report(['first-contentful-paint'])
  await done
  expect(onPainted).toHaveBeenCalledOnce()
})

it('hydration waits for the first interaction while the browser is busy', async () => {
  vi.stubGlobal('requestIdleCallback', vi.fn())
  const onReady = vi.fn()
  void interactionOrIdle().then(onReady)
  await Promise.resolve()
  expect(onReady).not.toHaveBeenCalled()
  dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled())
})

it('hydration begins once the browser is idle', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  await expect(interactionOrIdle()).resolves.toBeUndefined()
})

it('the whole stylesheet is fetched once more if it failed, and blocks nothing', async () => {
  const { addStylesheet, fullStylesheet } = await import('@/app/hydration/full-stylesheet')
  const links = document.head.getElementsByTagName('link')
  const url = '/assets/site.css'
  vi.stubGlobal('bootstrap', { stylesheet: { url, isAdded: addStylesheet(url, 'low') } })
  const complete = fullStylesheet()
  expect(fullStylesheet()).toBe(complete)
  links[0]?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(links).toHaveLength(2))
  expect([...links].map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['stylesheet', url],
    ['stylesheet', url],
  ])
  links[1]?.dispatchEvent(new Event('error'))
  await expect(complete).resolves.toBe(false)
})

it('the whole stylesheet is fetched once if that succeeds', async () => {
  const { addStylesheet, fullStylesheet } = await import('@/app/hydration/full-stylesheet')
  vi.stubGlobal('bootstrap', { stylesheet: { url: '/a.css', isAdded: addStylesheet('/a.css', 'low') } })
  document.head.querySelector('link')?.dispatchEvent(new Event('load'))
  await expect(fullStylesheet()).resolves.toBe(true)
  expect(document.head.getElementsByTagName('link')).toHaveLength(1)
})

it('in development there is no second stylesheet to wait for', async () => {
  const { fullStylesheet } = await import('@/app/hydration/full-stylesheet')
  await expect(fullStylesheet()).resolves.toBeUndefined()
  expect(document.head.querySelector('link')).toBeNull()
})
