import { tell } from '../events'
import { frameAt } from '../frames/angle'
import type { Turntable } from '../frames/turntable'
import type { ShownSet } from '../shown-set'
import { createDrawLoop } from './draw-loop'
import type { ReadOut } from './read-out'
import type { Layer } from './scene'
import type { Stage } from './stage'
import type { View } from './view'

type Options = {
  table: Turntable
  stage: Stage
  shown: ShownSet
  readOut: ReadOut
  view: () => View
  onChanged: (frame: number) => void
  onRest: (frame: number) => void
}

/** Draws the frame that the turntable has come to, for as long as something changes. */
export function createDrawing({ table, stage, shown, readOut, view, onChanged, onRest }: Options) {
  const layers: Layer[] = []
  let frame = 0
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
    shown.setCurrent(frame)
    tell({ type: 'spin', ...readOut.show(frame), byVisitor: !table.isDemonstrating() })
    changed()
  }

  /** @param isAtRest smooth scaling takes a computer without a graphics card three times as long */
  function draw(isAtRest = true) {
    const best = shown.best(frame)
    if (best) stage.draw(best, view(), isAtRest, layers)
  }

  /** Something to draw, and nothing at rest until it stays so. */
  function changed() {
    invalidate()
    onChanged(frame)
    restLater()
  }

  function rest() {
    if (table.isMoving()) return
    draw()
    onRest(frame)
  }

  readOut.show(frame)

  return {
    frame: () => frame,
    invalidate,
    changed,
    draw,
    addLayer: (layer: Layer) => layers.push(layer),
  }
}
