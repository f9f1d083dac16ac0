import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { colorsOn, dealerColors } from '@/lib/dealer-colors'
import { draftKey } from '@/lib/session'
import { contrastRatio } from '../../e2e/checks/contrast-ratio'

const fresh = () => import('@/lib/dealer')

beforeEach(() => vi.resetModules())
afterEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

test.each([
  ["Herb's Chevrolet", "Herb's Chevrolet"],
  ['  two \n lines\t', 'two lines'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['شركة الخليج للسيارات', 'شركة الخليج للسيارات'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['evil\u202etxt\u0000', 'eviltxt'],
  ['\u200b \u2060', ''],
  ['\u200d\ufe0f\u3164\u2800', ''],
  ['\ufffdHerb\ufffd', 'Herb'],
  ['🚗'.repeat(41), '🚗'.repeat(40)],
  ['👨‍👩‍👧‍👦'.repeat(41), '👨‍👩‍👧‍👦'.repeat(40)],
  ['किं'.repeat(41), 'किं'.repeat(40)],
])('the store name %j is shown as %j', async (text, shown) => {
  const { dealerName } = await fresh()
  expect(dealerName(text)).toBe(shown)
})

it('a store name has at most 40 characters in a browser without Intl.Segmenter', async () => {
  vi.stubGlobal('Intl', { ...Intl })
  const { dealerName } = await fresh()
  expect(dealerName('🚗'.repeat(41))).toBe('🚗'.repeat(40))
})

it('a store name with thousands of combining marks is shortened', async () => {
  const { dealerName } = await fresh()
  expect(dealerName(`Z${'\u0301'.repeat(9000)}`).length).toBeLessThanOrEqual(1000)
})

it('the store name is read from a link, but a later change is kept even if the link is reopened', async () => {
  const open = () => {
    vi.resetModules()
    window.history.replaceState(null, '', '/?store=Herb%27s+Chevrolet')
    return fresh()
  }
  const first = await open()
  expect(first.currentDealer()).toEqual({ name: "Herb's Chevrolet", color: 'white' })
  first.keepDealer({ name: 'Herb & Sons', color: 'navy' })
  const second = await open()
  expect(second.currentDealer()).toEqual({ name: 'Herb & Sons', color: 'navy' })
  second.keepDealer(undefined)
  expect((await open()).currentDealer()).toBeUndefined()
})

it('an invalid store color or logo in the session data is ignored', async () => {
  sessionStorage.setItem(
    draftKey('store'),
    JSON.stringify({ name: 'A', color: 'url(x)', logo: { picture: 'https://example.com/x.png' } }),
  )
  expect((await fresh()).currentDealer()).toEqual({ name: 'A', color: 'white' })
})

const anyColors = ['#000000', '#767676', '#777777', '#ff0000', '#0057ff', '#1f8f4d', '#ffd200', '#ffffff']

test.each([...dealerColors, ...anyColors.map(colorsOn)].map(({ ground, ink }) => [ground, ink]))(
  'the store name is readable on %s',
  (ground, ink) => {
    expect(contrastRatio(channelsOf(ground), channelsOf(ink))).toBeGreaterThanOrEqual(4.5)
  },
)

function channelsOf(color: string) {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)] as const
}
