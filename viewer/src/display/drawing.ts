import { postEvent } from '../events'
import { frameAt } from '../frames/angle'
import type { FrameCache } from '../frames/frame-cache'
import type { Turntable } from '../frames/turntable'
import type { ReadOut } from './read-out'
import type { Layer, Stage } from './stage'
import { type View, wholeView } from './view'

const restMs = 140
/** Limits the time step, so the car doesn't jump when a tab returns from the background. */
const longestStepMs = 50

type Options = { table: Turntable; stage: Stage; frames: FrameCache; readOut: ReadOut }
type Handlers = {
  view: () => View
  onChanged: (frame: number) => void
  onRest: (frame: number) => void
}

export function createDrawing({ table, stage, frames, readOut }: Options) {
  const layers: Layer[] = []
  let handlers: Handlers = { view: () => wholeView, onChanged() {}, onRest() {} }
  let frame = frameAt(table.position())
  let isScheduled = false
  let lastTick = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function invalidate() {
    if (!isScheduled) requestAnimationFrame(tick)
    isScheduled = true
  }

  function tick(now: number) {
    isScheduled = false
    table.advance(lastTick ? Math.min(now - lastTick, longestStepMs) : 0)
    lastTick = table.isMoving() ? now : 0
    follow()
    draw(false)
    if (table.isMoving()) changed()
    else restLater()
  }

  function follow() {
    const next = frameAt(table.position())
    if (next === frame) return
    frame = next
    frames.setCurrent(frame)
    postEvent({ type: 'spin', ...readOut.show(frame), byVisitor: table.isByVisitor() })
    changed()
  }

  /** @param isAtRest enables smooth scaling, which is three times slower without a GPU */
  function draw(isAtRest = true) {
    const best = frames.best(frame)
    if (best) stage.draw(best, handlers.view(), isAtRest, layers)
  }

  function changed() {
    invalidate()
    handlers.onChanged(frame)
    restLater()
  }

  function restLater() {
    clearTimeout(timer)
    timer = setTimeout(rest, restMs)
  }

  function rest() {
    if (table.isMoving()) return
    draw()
    handlers.onRest(frame)
  }

  readOut.show(frame)

  return {
    connect(next: Handlers) {
      handlers = next
    },
    frame: () => frame,
    invalidate,
    changed,
    draw,
    addLayer: (layer: Layer) => layers.push(layer),
  }
}
