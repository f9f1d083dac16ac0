import { beforeEach, expect, it, vi } from 'vitest'
import { listenForGestures } from '../../viewer/src/input/gestures'

const handlers = {
  movesFreely: vi.fn(() => false),
  onDrag: vi.fn((_dx: number, _dy: number) => false),
  onRelease: vi.fn(),
  onZoom: vi.fn(),
  onTap: vi.fn(),
  onDoubleTap: vi.fn(),
}
let stage: HTMLElement

beforeEach(() => {
  stage = document.createElement('div')
  stage.setPointerCapture = () => {}
  document.body.replaceChildren(stage)
  listenForGestures(stage, handlers)
})

type Pointer = { type: string; id?: number; isPrimary?: boolean; buttons?: number }

function send(name: string, [x, y]: readonly [number, number], pointer: Pointer) {
  const { type, id = 1, isPrimary = true, buttons = 1 } = pointer
  const event = new MouseEvent(name, { bubbles: true, clientX: x, clientY: y, button: 0, buttons })
  stage.dispatchEvent(Object.assign(event, { pointerId: id, pointerType: type, isPrimary }))
}

/** @returns whether the page may scroll */
function swipe(): boolean {
  const event = new Event('touchmove', { bubbles: true, cancelable: true })
  return stage.dispatchEvent(event)
}

it.each([
  ['mouse', 'straight up', [100, -400]],
  ['mouse', 'sideways', [-400, 100]],
  ['pen', 'straight up', [100, -400]],
])('a %s released outside the frame after it left %s stops turning the car', (type, _, outside) => {
  send('pointerdown', [100, 40], { type })
  send('pointermove', [100, 5], { type })
  send('pointermove', outside as [number, number], { type })
  handlers.onDrag.mockClear()
  send('pointermove', [300, 60], { type, buttons: 0 })
  send('pointermove', [500, 60], { type, buttons: 0 })
  expect(handlers.onDrag).not.toHaveBeenCalled()
  expect(handlers.onTap).not.toHaveBeenCalled()
})

it('one finger turns the car after a mouse was released outside', () => {
  send('pointerdown', [100, 40], { type: 'mouse' })
  send('pointerdown', [100, 40], { type: 'touch', id: 2 })
  send('pointermove', [160, 40], { type: 'touch', id: 2 })
  expect(handlers.onDrag).toHaveBeenCalledWith(60, 0)
  expect(handlers.onZoom).not.toHaveBeenCalled()
})

it('two fingers still zoom', () => {
  send('pointerdown', [100, 40], { type: 'touch', id: 1 })
  send('pointerdown', [140, 40], { type: 'touch', id: 2, isPrimary: false })
  send('pointermove', [180, 40], { type: 'touch', id: 2, isPrimary: false })
  expect(handlers.onZoom).toHaveBeenCalledWith(2, expect.anything())
  expect(swipe(), 'and the page stays').toBe(false)
})

it.each([
  [true, 'stays while the enlarged picture moves'],
  [false, 'scrolls once the picture has no more to show that way'],
])('with a picture that moves: %s, the page %s', (moves) => {
  handlers.movesFreely.mockReturnValue(true)
  handlers.onDrag.mockReturnValue(moves)
  send('pointerdown', [100, 200], { type: 'touch' })
  send('pointermove', [100, 150], { type: 'touch' })
  expect(swipe()).toBe(!moves)
})

it('the next touch may scroll the page again', () => {
  handlers.movesFreely.mockReturnValue(true)
  handlers.onDrag.mockReturnValue(true)
  send('pointerdown', [100, 200], { type: 'touch' })
  send('pointermove', [100, 150], { type: 'touch' })
  send('pointerup', [100, 150], { type: 'touch' })
  send('pointerdown', [100, 200], { type: 'touch' })
  expect(swipe()).toBe(true)
})
