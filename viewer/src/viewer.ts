import { createCloserLook } from './display/closer-look'
import { createDemonstration } from './display/demonstration'
import { createDrawing } from './display/drawing'
import { createReadOut } from './display/read-out'
import { createStage, onPixelRatio } from './display/stage'
import { postEvent } from './events'
import { frameAt, frameOf, framesFor, shortestWay } from './frames/angle'
import { createFrameCache } from './frames/frame-cache'
import type { SpinSet } from './frames/spin-set'
import { createTurntable } from './frames/turntable'
import { createHotSpots } from './hot-spots/hot-spots'
import { wayTo } from './hot-spots/marker-places'
import { connectControls, enableButtons } from './input/controls'
import { takeEarlyPresses } from './input/early-presses'
import { openInside } from './inside/overlay'
import { createOriginal } from './original/original'
import { onHostMessage } from './page-messages'
import type { Parts } from './parts'
import { nameTheCar } from './plate/name-the-car'

type Options = {
  parts: Parts
  set: SpinSet
  /** The initial angle in degrees; 0 shows the nose. The default is the first frame. */
  startAngle?: number
  /** Turns the demonstration off. */
  isStill: boolean
  onFailed: () => void
}

/** Call this only once per page, because its listeners are never removed. */
export function createViewer({ parts, set, startAngle, isStill, onFailed }: Options) {
  const { manifest } = set
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  const isCalm = () => calm.matches
  const firstFrame = startAngle === undefined ? 0 : frameOf(startAngle, manifest.headOn)
  const table = createTurntable(firstFrame)
  const stage = createStage(parts.canvas, manifest, manifest.ground, set.widthRatio ?? 1)
  const readOut = createReadOut(parts, manifest.headOn)
  const frames = createFrameCache(set, firstFrame)
  const drawing = createDrawing({ table, stage, frames, readOut })
  const { frame, invalidate, changed } = drawing
  const closer = createCloserLook(parts, stage, changed)
  const demonstration = createDemonstration({
    viewer: parts.viewer,
    table,
    isCalm: () => isStill || isCalm(),
    canSway: frames.canSway,
    loadSway: frames.loadSway,
    canTurn: frames.isComplete,
    isSoft,
    canTurnSharp: frames.canTurnSharp,
    loadSharpTurn: frames.loadSharpTurn,
    invalidate,
    onEngaged() {
      parts.viewer.dataset.touched = ''
      frames.refine()
    },
  })
  const touch = demonstration.end

  function isSoft() {
    return frames.isSoftAt(stage.pixelsAcross(closer.view()))
  }

  function turnBy(count: number, isByVisitor = true) {
    table.turnBy(count, isCalm() || Math.abs(count) === 1, isByVisitor)
    invalidate()
  }

  /** A turn to an angle is measured from where the current turn ends, because `table.turnBy` continues from there. */
  const destination = () => frameAt(table.end())

  function turnTo(angle: number, isByVisitor = true) {
    turnBy(shortestWay(destination(), frameOf(angle, frames.set().manifest.headOn)), isByVisitor)
  }

  const hotSpots = createHotSpots({
    parts,
    closeUpOf: ({ picture }) => picture && frames.set().closeUpAt?.(picture),
    manifest,
    stage,
    view: closer.view,
    turnTo: (spot) => turnBy(wayTo(spot, destination())),
    goInside: (onClosed) => openInside(frames.set().name, onClosed),
  })
  const plates = nameTheCar({
    manifest,
    frame: destination,
    async sharpest() {
      await frames.sharpen(frame())
      return frames.best(frame())
    },
    turnBy(count) {
      touch()
      turnBy(count, false)
    },
    lookAt: closer.lookAt,
    redraw: invalidate,
  })
  drawing.addLayer(plates)
  const { under } = manifest
  const original = under && createOriginal({ parts, manifest, under, onBoth: plates, redraw: changed, touch })
  if (original) drawing.addLayer(original.layer)

  async function settle(frame: number) {
    hotSpots.settle(frame, false)
    closer.report()
    if (!frames.isReady()) return
    demonstration.start()
    await frames.refineOne(frame)
    void original?.settle(frame, isSoft())
    if (isSoft() && (await frames.sharpen(frame))) drawing.draw()
    if (demonstration.hasEnded()) frames.releaseTurn()
  }

  function resize() {
    stage.resize(parts.stage.clientWidth, parts.stage.clientHeight)
    closer.fit()
    frames.fit(stage.size().width)
    drawing.draw()
  }

  function becomeReady() {
    const { name, manifest } = frames.set()
    parts.viewer.dataset.state = 'ready'
    parts.failure.hidden = true
    parts.canvas.hidden = false
    enableButtons(parts)
    resize()
    postEvent({ type: 'ready', set: name, title: manifest.title })
  }

  function tellState() {
    const { name, manifest } = frames.set()
    const { zoom } = closer.view()
    const state = { isReady: frames.isReady(), set: name, title: manifest.title, zoom }
    postEvent({ type: 'state', ...state, ...readOut.show(frame()) })
  }

  drawing.connect({
    view: closer.view,
    onChanged: (frame) => hotSpots.settle(frame, true),
    onRest: settle,
  })
  frames.connect({
    onProgress() {
      readOut.showLoaded(frames.states())
      invalidate()
      if (frames.isComplete()) changed()
      demonstration.start()
    },
    onReady: becomeReady,
    onFailed,
  })
  connectControls({
    parts,
    table,
    closer,
    hotSpots,
    isReady: frames.isReady,
    isCalm,
    framesFor: (pixels) => framesFor(pixels, stage.size().width),
    turnBy,
    turnTo,
    touch,
    changed,
  })
  takeEarlyPresses(parts, touch)
  onHostMessage(({ type, angle, zoom }) => {
    if (type === 'state') tellState()
    if (type === 'close') hotSpots.close()
    if (type === 'turn' && Number.isFinite(angle)) {
      touch()
      turnTo(Number(angle), false)
    }
    if (type === 'zoom' && Number.isFinite(zoom)) {
      touch()
      closer.zoomTo(Number(zoom))
    }
  })
  new ResizeObserver(resize).observe(parts.stage)
  onPixelRatio(changed)

  return {
    wake() {
      frames.wake()
      original?.wake()
      changed()
    },
    sleep() {
      frames.sleep()
      original?.sleep()
    },
    see: demonstration.see,
    resume() {
      frames.resume()
      original?.resume()
    },
    /**
     * Replaces the car's frames, which may have different proportions. Hot spots aren't replaced, so neither set may
     * have any.
     */
    replace(next: SpinSet) {
      stage.show(next.manifest)
      frames.replace(next)
    },
  }
}
