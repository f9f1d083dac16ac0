import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const script = readFileSync('viewer/ga4.js', 'utf8')
const listeners: [string, EventListenerOrEventListenerObject][] = []

beforeEach(() => {
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((name: string, listener) => {
    listeners.push([name, listener as EventListener])
    listen(name, listener as EventListener)
  })
  document.body.innerHTML =
    '<iframe src="https://www.lotspin.example/viewer/?set=1HGCV1F46LA144134"></iframe>'
})

afterEach(() => {
  for (const [name, listener] of listeners.splice(0)) window.removeEventListener(name, listener)
  for (const name of ['lotspinCounts', 'gtag']) Reflect.deleteProperty(window, name)
})

/** Runs the script without document.currentScript, as in a bundle or a module. */
// biome-ignore lint/security/noGlobalEval: runs the served script
const load = () => window.eval(script)
const frame = () => document.querySelector('iframe')?.contentWindow as Window

function say(data: object, source: Window = frame()) {
  const message = { source: 'lotspin-viewer', ...data }
  window.dispatchEvent(new MessageEvent('message', { data: message, source, origin: 'https://any.example' }))
}

const car = '1hgcv1f46la144134'

it('reports each kind of event only once, even if the script is loaded twice without document.currentScript', () => {
  const gtag = vi.fn()
  Object.assign(window, { gtag })
  load()
  load()
  say({ type: 'spin', byVisitor: true })
  say({ type: 'spin', byVisitor: true })
  say({ type: 'zoom', zoom: 2 })
  say({ type: 'hotspot', isOpen: true, label: 'Wheels' })
  expect(gtag.mock.calls).toEqual([
    ['event', 'spin', { car }],
    ['event', 'zoom', { car }],
    ['event', 'hotspot', { car, hotspot: 'Wheels' }],
  ])
})

it.each([
  ['a turn made by the page or the demonstration', { type: 'spin', byVisitor: false }, undefined],
  ['a hot spot that closes', { type: 'hotspot', isOpen: false, label: 'Wheels' }, undefined],
  ['a message from another window', { type: 'zoom', zoom: 3 }, window],
])('doesn’t count %s', (_, message, source) => {
  const gtag = vi.fn()
  Object.assign(window, { gtag })
  load()
  say(message, source)
  expect(gtag).not.toHaveBeenCalled()
})
