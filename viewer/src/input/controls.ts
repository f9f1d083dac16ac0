import type { CloserLook } from '../display/closer-look'
import { postEvent } from '../events'
import type { Turntable } from '../frames/turntable'
import type { HotSpots } from '../hot-spots/hot-spots'
import type { Parts } from '../parts'
import { listenForGestures } from './gestures'
import { holdToTurn } from './hold-to-turn'
import { listenForKeys } from './keys'

type Options = {
  parts: Parts
  table: Turntable
  closer: CloserLook
  hotSpots: HotSpots
  isReady: () => boolean
  isCalm: () => boolean
  framesFor: (pixels: number) => number
  turnBy: (frames: number) => void
  turnTo: (angle: number) => void
  /** Ends the demonstration and stops the car. */
  touch: () => void
  changed: () => void
}

export function connectControls(options: Options) {
  const { parts, table, closer, hotSpots, isReady, isCalm, framesFor, turnBy, turnTo, touch, changed } =
    options

  listenForGestures(parts.stage, {
    movesFreely: closer.isZoomed,
    onDrag(dx, dy) {
      if (!isReady()) return false
      if (closer.isZoomed()) return closer.panBy(dx, dy)
      table.push(framesFor(dx))
      changed()
      return false
    },
    onRelease(speed) {
      if (!isReady() || closer.isZoomed() || isCalm()) return
      table.throwWith(framesFor(speed))
      changed()
    },
    onZoom(factor, point) {
      touch()
      if (isReady()) closer.zoomBy(factor, point)
    },
    onTap(point) {
      if (!hotSpots.close() && closer.isZoomed()) closer.panBy(-point.x, -point.y)
    },
    onDoubleTap: (point) => isReady() && closer.doubleTap(point),
  })

  listenForKeys(parts.viewer, {
    ...closer,
    ...hotSpots,
    turnBy,
    turnTo,
    onEscape: () => postEvent({ type: 'escape' }),
  })

  for (const [button, direction] of [
    [parts.left, -1],
    [parts.right, 1],
  ] as const) {
    holdToTurn(button, direction, {
      step: () => turnBy(direction),
      drive(speed) {
        table.drive(speed)
        changed()
      },
      stop: table.stop,
    })
  }
}

/** These buttons are disabled at first. Call this once the car can be turned. */
export function enableButtons({ left, right, zoomIn, zoomOut, featuresButton, flip }: Parts) {
  for (const button of [left, right, zoomIn, zoomOut, featuresButton, flip]) button.disabled = false
}
