import { beforeEach, expect, it, vi } from 'vitest'
import { framesFor } from '../../viewer/src/frames/angle'
import { connectControls, enableButtons } from '../../viewer/src/input/controls'
import { takeEarlyPresses } from '../../viewer/src/input/early-presses'
import { findParts, type Parts } from '../../viewer/src/parts'

const state = { isReady: true, isCalm: false, isZoomed: false, hasNote: false }
let log: string[]
let parts: Parts

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(state, { isReady: true, isCalm: false, isZoomed: false, hasNote: false })
  log = []
  document.body.innerHTML = `<div id="viewer"><div id="stage"></div><ul id="features"><li tabindex="0"></li></ul>
    ${['left', 'right', 'zoomIn', 'zoomOut', 'featuresButton', 'flip', 'fullScreen'].map((id) => `<button id="${id}" disabled></button>`)}</div>`
  parts = findParts()
  parts.stage.setPointerCapture = () => {}
  vi.spyOn(window, 'parent', 'get').mockReturnValue({
    postMessage: ({ type }: { type: string }) => call(type)(),
  } as unknown as Window)
  connectControls({
    parts,
    table: calls('push throwWith drive stop') as never,
    closer: {
      ...calls('zoomBy doubleTap zoomIn zoomOut reset'),
      isZoomed: () => state.isZoomed,
      panBy: call('panBy', () => true),
    } as never,
    hotSpots: { ...calls('toggle'), close: call('close', () => state.hasNote) } as never,
    isReady: () => state.isReady,
    isCalm: () => state.isCalm,
    framesFor: (pixels) => pixels / 10,
    ...(calls('turnBy turnTo touch changed') as Record<
      'turnBy' | 'turnTo' | 'touch' | 'changed',
      () => void
    >),
  })
})

/** Logs the call and its numeric arguments. */
const call =
  (name: string, result?: () => boolean) =>
  (...values: unknown[]) => {
    log.push([name, ...values.filter((value) => typeof value === 'number')].join(' '))
    return result?.()
  }
const calls = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, call(name)]))

const done = () => log.splice(0).join(', ')

/** Presses a key, and returns whether the browser's default action is still allowed. */
const press = (key: string, more: KeyboardEventInit = {}, on: Element = parts.viewer) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

it.each([
  ['ArrowLeft', 'turnBy -1', 'panBy 60 0'],
  ['ArrowRight', 'turnBy 1', 'panBy -60 0'],
  ['ArrowDown', 'turnBy -1', 'panBy 0 -60'],
  ['ArrowUp', 'turnBy 1', 'panBy 0 60'],
  ['PageDown', 'turnBy -9'],
  ['PageUp', 'turnBy 9'],
  ['Home', 'turnTo 0'],
  ['End', 'turnTo 350'],
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['0', 'reset'],
  ['h', 'toggle'],
  ['H', 'toggle'],
  ['Escape', 'close, escape'],
])('the %s key triggers %s', (key, what, shifted = what) => {
  expect(press(key)).toBe(false)
  expect(done()).toBe(what)
  press(key, { shiftKey: true })
  expect(done()).toBe(shifted)
  for (const other of ['ctrlKey', 'metaKey', 'altKey']) expect(press(key, { [other]: true })).toBe(true)
  expect(done()).toBe('')
  const item = parts.viewer.querySelector('li') as Element
  expect(press(key, {}, item), 'in the list of features').toBe(key !== 'Escape')
})

it('the viewer leaves other keys to the page, and while a note is open, Escape just closes the note', () => {
  expect(press('a')).toBe(true)
  state.hasNote = true
  press('Escape')
  expect(done()).toBe('close')
})

function point(name: string, x: number, y: number, on: Element = parts.stage, button = 0, at = 0) {
  const event = new MouseEvent(`pointer${name}`, {
    bubbles: true,
    clientX: x,
    clientY: y,
    button,
    buttons: 1,
  })
  Object.defineProperty(event, 'timeStamp', { value: at })
  on.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: 'touch', isPrimary: true }))
}

function throwRight() {
  point('down', 0, 0)
  point('move', 50, 10, parts.stage, 0, 10)
  point('up', 50, 10, parts.stage, 0, 20)
  return done()
}

it('dragging turns the car, which coasts when released, but pans the picture while zoomed in', () => {
  const mayScroll = () => parts.stage.dispatchEvent(new Event('touchmove', { cancelable: true }))
  expect(throwRight()).toBe('push 5, changed, throwWith 0.25, changed')
  expect(mayScroll()).toBe(true)
  state.isCalm = true
  expect(throwRight()).toBe('push 5, changed')
  state.isCalm = false
  state.isZoomed = true
  expect(throwRight()).toBe('panBy 50 10')
  expect(mayScroll()).toBe(false)
  state.isReady = false
  expect(throwRight()).toBe('')
  expect(mayScroll()).toBe(true)
})

it('a tap closes an open note or pans a zoomed picture to the tapped point, and a double tap zooms', () => {
  const tap = () => {
    point('down', 30, 20)
    point('up', 30, 20)
    return done()
  }
  expect([tap(), tap()]).toEqual(['close', 'doubleTap'])
  Object.assign(state, { isZoomed: true, isReady: false })
  expect([tap(), tap()]).toEqual(['close, panBy -30 -20', ''])
  state.hasNote = true
  expect(tap()).toBe('close')
})

it('Ctrl+wheel stops the car, and also zooms if the car has loaded', () => {
  const zoom = () =>
    parts.stage.dispatchEvent(new WheelEvent('wheel', { ctrlKey: true, deltaY: -240, cancelable: true }))
  zoom()
  expect(done()).toBe('touch, zoomBy 2')
  state.isReady = false
  zoom()
  expect(done()).toBe('touch')
})

it('clicking the “turn left” button turns the car by one frame, and holding the button keeps the car turning', () => {
  enableButtons(parts)
  const button = parts.left
  const click = (detail = 1) => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  const hold = (ms: number, end = 'up', which = 0) => {
    point('down', 0, 0, button, which)
    vi.advanceTimersByTime(ms)
    point(end, 0, 0, button, which)
    vi.advanceTimersByTime(1_000)
  }
  const [step, drive] = ['turnBy -1', 'drive -0.012, changed, stop']
  hold(349)
  click()
  expect(done()).toBe(step)
  for (const end of ['up', 'leave', 'cancel']) {
    hold(350, end)
    click()
    expect(done()).toBe(drive)
  }
  hold(350, 'leave')
  expect(done()).toBe(drive)
  point('leave', 0, 0, button)
  expect(done(), 'a pointer that passes over the button later').toBe('')
  hold(900)
  click(0)
  expect(done(), 'by a key').toBe(`${drive}, ${step}`)
  hold(900)
  click()
  hold(10, 'leave')
  click()
  hold(900, 'up', 2)
  expect(done()).toBe(`${drive}, ${step}`)
  expect(button.dispatchEvent(new Event('contextmenu', { cancelable: true }))).toBe(false)
})

it('the viewer enables its buttons, replays presses of the page’s static buttons, and takes over their focus', () => {
  enableButtons(parts)
  expect([...document.querySelectorAll(':disabled')].map(({ id }) => id)).toEqual(['fullScreen'])
  takeEarlyPresses(parts, call('press'))
  parts.zoomIn.addEventListener('click', call('zoomIn'))
  const send = (data: object) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: location.origin,
        source: window.parent,
        data: { target: 'lotspin-viewer', ...data },
      }),
    )
  send({ type: 'show', pressed: ['right'], focused: 'right' })
  send({ type: 'controls', focused: 'right' })
  send({ type: 'controls', pressed: ['zoomOut', 'retry'], focused: 'zoomOut' })
  expect([done(), document.activeElement]).toEqual(['', document.body])
  send({ type: 'controls', pressed: ['right', 'zoomIn'], focused: 'zoomIn' })
  expect([done(), document.activeElement]).toEqual(['press, turnBy 1, press, zoomIn', parts.zoomIn])
})

it('a full turn takes a drag as wide as the stage, but at least 320 and at most 900 px', () => {
  expect([framesFor(320, 200), framesFor(-300, 600), framesFor(900, 2000)]).toEqual([36, -18, 36])
})
