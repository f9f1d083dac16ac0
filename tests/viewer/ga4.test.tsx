import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'

const script = readFileSync('viewer/ga4.js', 'utf8')

beforeEach(() => {
  const added = vi.spyOn(window, 'addEventListener')
  document.body.innerHTML =
    '<iframe src="https://www.lotspin.example/viewer/?set=1HGCV1F46LA144134"></iframe>'
  return () => {
    for (const [name, listener] of added.mock.calls) window.removeEventListener(name, listener)
    for (const name of ['lotspinCounts', 'gtag']) Reflect.deleteProperty(window, name)
  }
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

it('ga4.js reports each kind of visitor event only once, even if the script is loaded twice', () => {
  const gtag = vi.fn()
  Object.assign(window, { gtag })
  load()
  load()
  say({ type: 'spin', byVisitor: false })
  say({ type: 'hotspot', isOpen: false, label: 'Wheels' })
  say({ type: 'zoom', zoom: 3 }, window)
  expect(gtag, 'for turns by the page, closed notes and messages of other windows').not.toHaveBeenCalled()
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
