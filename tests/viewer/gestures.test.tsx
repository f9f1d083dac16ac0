import { beforeEach, expect, it, vi } from 'vitest'
import { listenForGestures } from '../../viewer/src/input/gestures'

/** The handler calls that the gestures caused, such as 'drag 5 -2'. */
let log: string[]
let stage: HTMLElement
let hotSpot: HTMLElement
const picture = { movesFreely: false, moved: false }

beforeEach(() => {
  log = []
  Object.assign(picture, { movesFreely: false, moved: false })
  stage = document.createElement('div')
  hotSpot = document.createElement('button')
  stage.append(hotSpot)
  document.body.replaceChildren(stage)
  // The middle of the stage is at 210, 120.
  stage.getBoundingClientRect = () => new DOMRect(10, 20, 400, 200)
  const note = (name: string, ...values: number[]) => {
    log.push([name, ...values.map((value) => Number(value.toFixed(3)))].join(' '))
  }
  stage.setPointerCapture = (id) => note('capture', id)
  listenForGestures(stage, {
    movesFreely: () => picture.movesFreely,
    onDrag(dx, dy) {
      note('drag', dx, dy)
      return picture.moved
    },
    onRelease: (speed) => note('release', speed),
    onZoom: (factor, { x, y }) => note('zoom', factor, x, y),
    onTap: ({ x, y }) => note('tap', x, y),
    onDoubleTap: ({ x, y }) => note('double tap', x, y),
  })
})

type Pointer = { type?: string; isPrimary?: boolean; button?: number; on?: HTMLElement }

/**
 * Sends events such as '2:move 100 40 16', in which pointer 2 moves to 100, 40 at 16 ms. A `hover` is a move with no
 * button pressed.
 */
function play(steps: string, { type = 'touch', isPrimary, button = 0, on = stage }: Pointer = {}) {
  for (const [, id = '1', name, x, y, at = 0] of steps.matchAll(
    /(?:(\d):)?(\w+) (-?\d+) (-?\d+)(?: (\d+))?/g,
  )) {
    const kind = name === 'hover' ? 'move' : name
    const buttons = name === 'hover' ? 0 : 1
    const place = { clientX: Number(x), clientY: Number(y) }
    const event = new MouseEvent(`pointer${kind}`, { bubbles: true, ...place, button, buttons })
    Object.defineProperty(event, 'timeStamp', { value: Number(at) })
    const pointer = { pointerId: Number(id), pointerType: type, isPrimary: isPrimary ?? id === '1' }
    on.dispatchEvent(Object.assign(event, pointer))
  }
  return log.splice(0).join(', ')
}

it.each<[string, string, string, Pointer?]>([
  ['a tap', 'down 220 100, up 220 100', 'tap 10 -20'],
  ['a touch that slides 6 px up', 'down 220 100, move 220 94, up 220 94', ''],
  ['a tap that the browser cancels', 'down 220 100, cancel 220 100', ''],
  ['the right mouse button', 'down 220 100, up 220 100', '', { type: 'mouse', button: 2 }],
  [
    'quick taps, the last of which is 28 px away',
    'down 3 4, up 3 4, down 30 4 319, up 30 4 319, down 30 4 400, up 30 4 400, down 58 4 500, up 58 4 500',
    'tap -207 -116, double tap -180 -116, tap -180 -116, tap -152 -116',
  ],
  ['taps 320 ms apart', 'down 9 4, up 9 4, down 9 4 320, up 9 4 320', 'tap -201 -116, tap -201 -116'],
  [
    'a throw at the speed of its last 90 ms',
    'down 100 40, move 105 40 50, move 110 42 119, move 130 40 120, move 220 40 200, up 230 40 210',
    'capture 1, drag 5 2, drag 20 -2, drag 90 0, release 1.111',
  ],
  [
    'a drag that ends immediately',
    'down 90 40 7, move 96 40 7, up 99 40 7',
    'capture 1, drag 6 0, release 0',
  ],
  [
    'a drag that the browser cancels',
    'down 100 40, move 120 40 10, cancel 140 40 20',
    'capture 1, drag 20 0, release 0',
  ],
  ['a diagonal swipe', 'down 100 40, move 120 60, up 120 60', ''],
  [
    'a mouse released above the frame',
    'down 100 40, move 100 -400, hover 300 60, hover 500 60',
    '',
    { type: 'mouse' },
  ],
  [
    'a pen released beside the frame',
    'down 100 40, move 140 40 10, hover 300 60 20, hover 500 60 30',
    'capture 1, drag 40 0, release 0',
    { type: 'pen' },
  ],
  [
    'a finger after a mouse was released outside the frame',
    'down 100 40, 2:down 100 40, 2:move 160 40',
    'capture 2, drag 60 0',
    { isPrimary: true },
  ],
  [
    'two fingers that pinch and lift one after the other',
    'down 100 40, 2:down 140 40, 2:move 180 60, 2:up 180 60 10, move 110 40 20, up 110 40 60',
    'drag 20 10, zoom 2.062 -70 -70, drag 10 0, release 0.167',
  ],
  [
    'two fingers that start at one point',
    'down 100 40, 2:down 100 40, 2:move 103 40',
    'drag 1.5 0, zoom 3 -108.5 -80',
  ],
])('listenForGestures() interprets %s', (_, steps, expected, pointer) =>
  expect(play(steps, pointer)).toBe(expected),
)

it('a drag moves a zoomed picture in any direction, and scrolls the page only if the picture is at its edge', () => {
  const mayScroll = (cancelable = true) =>
    stage.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable }))
  picture.movesFreely = true
  expect(play('down 100 200, move 103 204')).toBe('')
  picture.moved = true
  expect(play('move 100 194')).toBe('capture 1, drag -3 -10')
  expect([mayScroll(), mayScroll(false)]).toEqual([false, true])
  picture.moved = false
  play('move 100 150')
  expect(mayScroll(), 'at its edge').toBe(true)
  picture.moved = true
  play('move 100 100, up 100 100, down 100 200')
  expect(mayScroll(), 'the next touch').toBe(true)
  play('2:down 140 200')
  expect(mayScroll(), 'two fingers').toBe(false)
})

it('Ctrl+wheel, which browsers also dispatch for a trackpad pinch, zooms around the pointer', () => {
  const wheel = (more: WheelEventInit) =>
    stage.dispatchEvent(new WheelEvent('wheel', { cancelable: true, clientX: 220, clientY: 100, ...more }))
  expect([wheel({ deltaY: -240 }), wheel({ deltaY: -240, ctrlKey: true })]).toEqual([true, false])
  wheel({ deltaY: 15, ctrlKey: true, deltaMode: WheelEvent.DOM_DELTA_LINE })
  expect(log).toEqual(['zoom 2 10 -20', 'zoom 0.5 10 -20'])
})

it('a drag that begins on a hot spot doesn’t open that hot spot', () => {
  const open = vi.fn()
  hotSpot.addEventListener('click', open)
  const click = (detail: number) => {
    hotSpot.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    return open.mock.calls.length
  }
  const onSpot = { on: hotSpot }
  expect(play('down 100 40, up 100 40', onSpot), 'the click opens it').toBe('')
  expect(click(1)).toBe(1)
  play('down 100 40, move 150 40, up 150 40', onSpot)
  expect([click(1), click(0)], 'a key press has no detail').toEqual([1, 2])
  play('down 100 40, up 100 40', onSpot)
  expect(click(1)).toBe(3)
})
