import { postEvent } from '../events'
import { frameAt } from '../frames/angle'
import type { FrameCache } from '../frames/frame-cache'
import type { Turntable } from '../frames/turntable'
import { createDrawLoop } from './draw-loop'
import type { ReadOut } from './read-out'
import type { Layer } from './scene'
import type { Stage } from './stage'
import { type View, wholeView } from './view'

type Options = { table: Turntable; stage: Stage; frames: FrameCache; readOut: ReadOut }
type Handlers = {
  view: () => View
  onChanged: (frame: number) => void
  onRest: (frame: number) => void
}

/** Redraws the turntable's current frame while the car moves or the picture changes. */
export function createDrawing({ table, stage, frames, readOut }: Options) {
  const layers: Layer[] = []
  let handlers: Handlers = { view: () => wholeView, onChanged() {}, onRest() {} }
  let frame = frameAt(table.position())
  const { invalidate, restLater } = createDrawLoop({ table, onTick: tick, onRest: rest })

  function tick() {
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

  /** Schedules a redraw and restarts the timer for `onRest`. */
  function changed() {
    invalidate()
    handlers.onChanged(frame)
    restLater()
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
